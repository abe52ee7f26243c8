/**
 * Runs in the page before anything else of it, and notes in `benchFacts`, in milliseconds since the
 * navigation began, when the first frame was done that held one element of each of `benchSelectors`, what the
 * browser says of its paints, and how far anything was shifted.
 */
(() => {
  const selectors = window.benchSelectors;
  window.benchFacts = { rendered: 0, fcp: 0, lcp: 0, cls: 0 };
  const facts = window.benchFacts;

  const noteEndOfFrame = () => {
    const afterFrame = new MessageChannel();
    afterFrame.port1.onmessage = () => {
      facts.rendered = performance.now();
    };
    afterFrame.port2.postMessage(null);
  };
  const look = () => {
    if (!selectors.every((selector) => document.querySelector(selector))) return;
    observer.disconnect();
    requestAnimationFrame(noteEndOfFrame);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });

  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') facts.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    facts.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) facts.cls += entry.value;
  });
})();
