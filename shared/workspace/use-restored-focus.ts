import { useEffect, useRef } from 'react';

/**
 * A button that is disabled while an action is in progress loses the focus, and keyboard users lose their
 * place. This returns the focus to it afterwards, unless something else has been focused meanwhile.
 * @returns a function that remembers the button; call it when the button is pressed.
 */
export function useRestoredFocus(underWay: boolean): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (underWay) return;
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [underWay]);
  return (button) => {
    pressed.current = button;
  };
}
