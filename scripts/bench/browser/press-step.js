/**
 * Runs in the page of a DSA problem: defines `pressStep`, which presses a key in the steps of a recorded program and
 * answers the milliseconds until the frame is done that shows the other step.
 */
window.pressStep = (key) =>
  new Promise((resolve) => {
    const steps = document.querySelector('section[aria-label="Steps"]');
    const afterFrame = new MessageChannel();
    const started = performance.now();
    afterFrame.port1.onmessage = () => resolve(performance.now() - started);
    steps.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    requestAnimationFrame(() => afterFrame.port2.postMessage(null));
  });
