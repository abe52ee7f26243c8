import { useEffect, useEffectEvent } from 'react';

/** Browsers limit how often a page may change its address, and typing shouldn't call the API for each letter. */
const REST_MS = 250;

/**
 * Calls `settle` with what is due, unless that is null, once it has stayed the same for a moment. A press
 * may be about to leave the page: then `settle` is called at once, since later it would cut that navigation off.
 * After going back, the page has been left, and what is due belongs to no page any more.
 */
export function useSettled(due: string | null, settle: (due: string) => void) {
  const callSettle = useEffectEvent(settle);
  useEffect(() => {
    if (due === null) return;
    const finish = () => {
      stop();
      callSettle(due);
    };
    const timer = setTimeout(finish, REST_MS);
    document.addEventListener('focusout', finish);
    document.addEventListener('click', finish, true);
    addEventListener('popstate', stop);
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('focusout', finish);
      document.removeEventListener('click', finish, true);
      removeEventListener('popstate', stop);
    }
    return stop;
  }, [due]);
}
