/** The size of the window. */
const PHONE = 700;
const NARROW = 1100;

let width = $state(typeof innerWidth === "number" ? innerWidth : 1440);
let height = $state(typeof innerHeight === "number" ? innerHeight : 900);

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
  get phone() {
    return width <= PHONE;
  },
  get narrow() {
    return width <= NARROW;
  },
  get low() {
    return height < 800;
  },
  get lying() {
    return height < 480;
  },
};
