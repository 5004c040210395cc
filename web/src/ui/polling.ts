/** Calls a function now, whenever the page becomes visible, and again and again while it is; returns a function that stops it. */
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
