import { useEffect, useRef } from 'react';

/** @returns a function that keeps the focus on a button, by its id, when its entry moves in the list */
export function useFocusAfterMove(list: readonly unknown[]): (button: string) => void {
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
