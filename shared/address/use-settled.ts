import { useEffect, useEffectEvent } from 'react';

/** Browsers limit how often a page may change its address, and typing shouldn't ask the API for each letter. */
const REST_MS = 250;

/** Hands over what is due, or nothing if that is null, once it has stayed the same for a moment. */
export function useSettled(due: string | null, settle: (due: string) => void) {
  const handOver = useEffectEvent(settle);
  useEffect(() => {
    if (due === null) return;
    const finish = () => {
      stop();
      handOver(due);
    };
    const timer = setTimeout(finish, REST_MS);
    // Somebody who leaves the field may follow a link: writing later would cut that navigation off.
    document.addEventListener('focusout', finish);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', finish);
    };
    return stop;
  }, [due]);
}
