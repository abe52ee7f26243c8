import { isUndecided, mergePath } from '@site/shared/device';
import {
  comeBack,
  type LoaderFunctionArgs,
  redirect,
  safeRedirect,
  sessionStore,
  takeRedirect,
  useNavigate,
  useNavigation,
  useSearchParams,
} from '@site/shared/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/** Where to go after login: the target in the address, else the remembered one, else the home page. */
function redirectTarget(search: URLSearchParams): string {
  const remembered = takeRedirect();
  const requested = safeRedirect(search.get('redirect'));
  return requested === '/' ? (remembered ?? '/') : requested;
}

/** Route loader: redirects people who are already signed in. */
export function leaveWhenSignedIn({ request }: LoaderFunctionArgs): Response | null {
  if (!sessionStore.getState().user) return null;
  const target = redirectTarget(new URL(request.url).searchParams);
  comeBack(target);
  return redirect(target);
}

/** The search part that passes the redirect target on to the other page, or '' if there is none. */
export function carriedRedirect(search: URLSearchParams): string {
  const target = search.get('redirect');
  return target === null ? '' : `?redirect=${encodeURIComponent(target)}`;
}

/**
 * @returns a function that leads someone who has just logged in back to where they were, unless they've left the
 * page since, or are about to. If something was made on this device before, it's shown on the way.
 */
export function useContinue(): () => void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const [due, setDue] = useState(false);
  const goOn = useEffectEvent(() => {
    const target = redirectTarget(search);
    const isScrolled = comeBack(target);
    const person = sessionStore.getState().user?.id;
    if (person && isUndecided(person)) void navigate(mergePath(target), { replace: true });
    else void navigate(target, { replace: true, preventScrollReset: isScrolled });
  });
  useEffect(() => {
    if (due && !isLeaving) goOn();
  }, [due, isLeaving]);
  return () => setDue(true);
}
