import {
  comeBack,
  type LoaderFunctionArgs,
  redirect,
  safeRedirect,
  sessionStore,
  takeRedirect,
} from '@site/shared/platform';

/** Where to go after login: the target in the address, else the remembered one, else the home page. */
export function redirectTarget(search: URLSearchParams): string {
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
