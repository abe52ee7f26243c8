import { isUndecided, mergePath } from '@site/shared/device';
import { comeBack, sessionStore, useNavigate, useSearchParams } from '@site/shared/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { redirectTarget } from './redirect-target.ts';

/**
 * @returns a function that leads someone who has just logged in back to where they were, unless they've left the
 * page since. If something was made on this device before, it's shown on the way.
 */
export function useContinue(): () => void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [due, setDue] = useState(false);
  const goOn = useEffectEvent(() => {
    const target = redirectTarget(search);
    const isScrolled = comeBack(target);
    const person = sessionStore.getState().user?.id;
    if (person && isUndecided(person)) void navigate(mergePath(target), { replace: true });
    else void navigate(target, { replace: true, preventScrollReset: isScrolled });
  });
  useEffect(() => {
    if (due) goOn();
  }, [due]);
  return () => setDue(true);
}
