/**
 * Runs in a page: defines what presses something there and returns the milliseconds until there is what comes of it.
 * What drives the browser is slower than a second run.
 */

/** Presses the button of that name; what comes of it is what the selector finds. */
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

/** Presses a key in the steps of a recorded program, until the frame is done that shows the other step. */
window.pressStep = (key) =>
  new Promise((resolve) => {
    const steps = document.querySelector('section[aria-label="Steps"]');
    const afterFrame = new MessageChannel();
    const started = performance.now();
    afterFrame.port1.onmessage = () => resolve(performance.now() - started);
    steps.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    requestAnimationFrame(() => afterFrame.port2.postMessage(null));
  });
