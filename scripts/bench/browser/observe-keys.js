/**
 * Runs in the page before anything else of it, and notes in `benchKeys` for each key that is pressed, in
 * milliseconds since the press, when the first frame was done after it (`shown`: the field has the key),
 * the first one that has other rows (`filtered`: the list on the screen is what the key made of it) and
 * the last one in which the page changed (`settled`: nothing is left to be done).
 */
(() => {
  window.benchKeys = [];
  const keys = window.benchKeys;
  let pressedAt = 0;
  let inFrame = false;
  let rowsChanged = false;

  const endFrame = () => {
    inFrame = false;
    const key = keys.at(-1);
    key.settled = performance.now() - pressedAt;
    key.shown ||= key.settled;
    if (rowsChanged) key.filtered ||= key.settled;
    rowsChanged = false;
  };
  const noteEndOfFrame = () => {
    const afterFrame = new MessageChannel();
    afterFrame.port1.onmessage = endFrame;
    afterFrame.port2.postMessage(null);
  };
  const noteChange = () => {
    if (inFrame || keys.length === 0) return;
    inFrame = true;
    requestAnimationFrame(noteEndOfFrame);
  };
  const noteMutations = (mutations) => {
    rowsChanged ||= mutations.some(({ type }) => type === 'childList');
    noteChange();
  };
  const press = ({ key, timeStamp }) => {
    pressedAt = timeStamp;
    rowsChanged = false;
    keys.push({ key, shown: 0, filtered: 0, settled: 0 });
  };
  addEventListener('keydown', press, true);
  addEventListener('input', noteChange, true);
  const main = () => document.getElementById('main') ?? document;
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(noteMutations).observe(main(), {
      childList: true,
      characterData: true,
      subtree: true,
    }),
  );
})();
