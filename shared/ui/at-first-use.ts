const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex]';

/**
 * Calls back once, at the first contact with a link or a control of the page, which is before it's pressed: time to
 * fetch what a press needs. Returns what stops waiting for it.
 */
export function atFirstUse(callback: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, notice, true);
  };
  const notice = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(CONTROLS))) return;
    stop();
    callback();
  };
  for (const sign of SIGNS) addEventListener(sign, notice, true);
  return stop;
}
