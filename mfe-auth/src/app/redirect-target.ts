import {
  type LoaderFunctionArgs,
  redirect,
  safeRedirect,
  sessionStore,
  takeRedirect,
} from '@site/shared/platform';

/** Where to go after the login: what the address asks for, else the remembered place, else home. */
export function redirectTarget(search: URLSearchParams): string {
  const remembered = takeRedirect();
  const asked = safeRedirect(search.get('redirect'));
  return asked === '/' ? (remembered ?? '/') : asked;
}

/** Route loader: whoever is signed in already has no business here and goes on. */
export function leaveWhenSignedIn({ request }: LoaderFunctionArgs): Response | null {
  if (!sessionStore.getState().user) return null;
  return redirect(redirectTarget(new URL(request.url).searchParams));
}

/** The search part that hands a wanted place on to the other page, or '' where none is wanted. */
export function carriedRedirect(search: URLSearchParams): string {
  const wanted = search.get('redirect');
  return wanted === null ? '' : `?redirect=${encodeURIComponent(wanted)}`;
}
