import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** A value once it hasn't changed for a moment: not every keystroke is worth a call. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
