import { useEffect, useState } from 'react';

const IDLE_MS = 5 * 60_000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** Whether nobody has touched the page for minutes. What it does by itself must not keep a session alive. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), IDLE_MS);
      setIsIdle(false);
    };
    wake();
    for (const sign of SIGNS) window.addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);
  return isIdle;
}
