import { comeBack, useNavigate, useSearchParams } from '@site/shared/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { redirectTarget } from './redirect-target.ts';

/**
 * Returns a function that leads somebody who has just logged in back to where they were, unless they have since
 * left the page.
 */
export function useGoOn(): () => void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [due, setDue] = useState(false);
  const goOn = useEffectEvent(() => {
    const target = redirectTarget(search);
    void navigate(target, { replace: true, preventScrollReset: comeBack(target) });
  });
  useEffect(() => {
    if (due) goOn();
  }, [due]);
  return () => setDue(true);
}
