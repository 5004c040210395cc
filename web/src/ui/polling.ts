/** Calls a function now, regularly while the page is visible, and when it becomes visible again; returns a function that stops it. */
export function poll(look: () => unknown, every: number): () => void {
  const lookIfVisible = () => void (document.hidden || look());
  lookIfVisible();
  const timer = setInterval(lookIfVisible, every);
  document.addEventListener("visibilitychange", lookIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookIfVisible);
  };
}
