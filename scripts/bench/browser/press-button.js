/**
 * Runs in a page with buttons such as Run: defines `pressButton`, which presses the one of that name and returns the
 * milliseconds until there is what comes of it, which the selector finds. What drives the browser is slower than a
 * second run.
 */
window.pressButton = (name, result) =>
  new Promise((resolve) => {
    const shown = () => document.querySelector(result);
    const former = shown();
    const started = performance.now();
    const observer = new MutationObserver(() => {
      const now = shown();
      if (!now || now === former) return;
      observer.disconnect();
      resolve(performance.now() - started);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === name).click();
  });
