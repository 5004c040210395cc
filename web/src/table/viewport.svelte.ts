/** The size of the window, and the layout of a table in it. */
import { modeOf, type Mode } from "./layout";

const PHONE = 700;

let width = $state(typeof innerWidth === "number" ? innerWidth : 1440);
let height = $state(typeof innerHeight === "number" ? innerHeight : 900);
const mode = $derived(modeOf(width, height));

if (typeof addEventListener === "function") {
  addEventListener("resize", () => {
    width = innerWidth;
    height = innerHeight;
  });
}

export const viewport = {
  get width() {
    return width;
  },
  get height() {
    return height;
  },
  get mode(): Mode {
    return mode;
  },
  get phone() {
    return width <= PHONE;
  },
  get lying() {
    return mode === "land";
  },
  /** A phone that lies, or a window as small as half a tablet: what is asked is said in few words. */
  get cramped() {
    return mode === "land" || (mode === "ph" && height < 560);
  },
  /** So little room that the places for a card are only on the cloth. */
  get narrow() {
    return (mode === "land" && width < 600) || (mode === "ph" && height < 560);
  },
  get low() {
    return height < 800;
  },
};
