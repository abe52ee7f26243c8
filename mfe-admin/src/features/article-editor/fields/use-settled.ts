import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** Debounces a value: not every keystroke is worth a request. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
