import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on a button that moves with its entry of a list. Answers what to call with the id of the button
 * before the list changes.
 */
export function useKeptFocus(list: readonly unknown[]): (button: string) => void {
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order has moved the pressed button
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [list]);
  return (button) => {
    pressed.current = button;
  };
}
