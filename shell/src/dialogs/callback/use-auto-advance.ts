import { useEffect, useState } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Calls `advance` every `everyMs` while `running`; never for people who prefer reduced motion. */
export function useAutoAdvance(advance: () => void, everyMs: number, running: boolean) {
  const reduced = useReducedMotion();
  useEffect(() => {
    if (!running || reduced) return;
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [advance, everyMs, running, reduced]);
}

function useReducedMotion() {
  const [reduced, setReduced] = useState(() => window.matchMedia(REDUCED).matches);
  useEffect(() => {
    const query = window.matchMedia(REDUCED);
    const follow = () => setReduced(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return reduced;
}
