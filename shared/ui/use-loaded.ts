import { useEffect, useState } from 'react';

/** A part of the page that is loaded once it's needed. `load` must be the same function each time. */
export function useLoaded<Part extends object>(load: () => Promise<Part>, wanted: boolean) {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && !part && !failed;
  useEffect(() => {
    if (!missing) return;
    load().then(setPart, (error: unknown) => {
      console.warn('A part of the page could not be loaded.', error);
      setFailed(true);
    });
  }, [missing, load]);
  return { part, failed, retry: () => setFailed(false) };
}
