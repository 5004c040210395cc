import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./i18n/language.svelte";
import { applyTheme } from "./settings.svelte";

const AFTER = 4000; // milliseconds: the first table comes first

applyTheme();
const target = document.getElementById("page");
if (!target) throw new Error("the document has no place for the page");
await begin();
mount(App, { target });
setTimeout(() => void import("./offline/app").then(({ keepApp }) => keepApp()).catch(() => undefined), AFTER);
