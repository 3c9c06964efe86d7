/** Waits until the page has shown what changed. A page that is not looked at paints nothing, and is not waited for. */
export function painted(): Promise<void> {
  return document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
