/**
 * Runs in the page before anything else of it. As soon as the control `benchPress.control` stands on the screen, it is
 * scrolled to if need be, and `benchPressAt` is told where it is. Notes in `benchPressed`, in milliseconds since the
 * navigation began, when the control was there, when the press arrived, and when the first frame was done that
 * held `benchPress.effect`.
 */
(() => {
  const { control, effect } = window.benchPress;
  window.benchPressed = { visible: 0, pressed: 0, effect: 0 };
  const facts = window.benchPressed;

  const find = ({ selector, text }) =>
    [...document.querySelectorAll(selector)].find(
      (element) => !text || element.textContent.trim() === text,
    );
  const atEndOfFrame = (then) => {
    const afterFrame = new MessageChannel();
    afterFrame.port1.onmessage = then;
    afterFrame.port2.postMessage(null);
  };
  /** null unless a pointer there would meet the control. */
  const centreOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
  };

  const look = () => {
    const element = find(control);
    const point = element && centreOf(element);
    if (!point) {
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      requestAnimationFrame(look);
      return;
    }
    atEndOfFrame(() => {
      facts.visible = performance.now();
      window.benchPressAt(JSON.stringify(point));
    });
  };
  requestAnimationFrame(look);

  const notePress = ({ timeStamp }) => {
    facts.pressed ||= timeStamp;
  };
  addEventListener('pointerdown', notePress, true);

  const noteEffect = () => {
    if (!facts.pressed || !find(effect)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      atEndOfFrame(() => {
        facts.effect = performance.now();
      }),
    );
  };
  const observer = new MutationObserver(noteEffect);
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
})();
