/** Writes a Brotli copy of every text file at build time, so that the server need not compress. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|svg|ftl)$/;
const SMALLEST = 1000; // bytes; below that compression saves nothing

export function packed(): Plugin {
  return {
    name: "oriflamme-packed",
    apply: "build",
    writeBundle({ dir }) {
      const folder = join(dir ?? "", "assets");
      for (const name of readdirSync(folder).filter((file) => PACKED.test(file))) {
        const plain = readFileSync(join(folder, name));
        if (plain.length < SMALLEST) continue;
        const options = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
        writeFileSync(join(folder, name + ".br"), brotliCompressSync(plain, options));
      }
    },
  };
}
