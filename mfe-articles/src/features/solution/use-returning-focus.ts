import { useEffect, useRef } from 'react';

/**
 * A button that is disabled while something is under way loses the focus, and whoever works by keyboard
 * their place: it gets it back in the end, unless something else has the focus by then.
 * @returns what remembers the button, to be called when it is pressed.
 */
export function useReturningFocus(underWay: boolean): (button: HTMLElement) => void {
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
