// node bytecode.mjs PYODIDE LEVEL SOURCE TARGET …: compiles archives of Python for Pyodide, with the Python that will run them.
// A browser would compile every module again at each start, which takes longer than all the rest.
import { readFileSync, writeFileSync } from "node:fs";

const [pyodide, ...jobs] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide + "/pyodide.mjs");
const python = await loadPyodide({ indexURL: pyodide + "/" });
const compile = python.runPython(`
import importlib.util
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(source, name, level):
    code = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))  # Python trusts it unread

def pack(source, target, level):
    with zipfile.ZipFile(source) as given, zipfile.ZipFile(target, "w") as packed:
        for info in given.infolist():
            content, name = given.read(info), info.filename
            if name.endswith(".py"):
                content, name = compiled(content, name, level), name + "c"
            if not info.is_dir():
                made = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
                packed.writestr(made, content, zipfile.ZIP_DEFLATED, 9)
pack
`);
for (let job = 0; job < jobs.length; job += 3) {
  python.FS.writeFile("/source.zip", readFileSync(jobs[job + 1]));
  compile("/source.zip", "/target.zip", Number(jobs[job]));
  writeFileSync(jobs[job + 2], python.FS.readFile("/target.zip"));
}
process.exit(0);
