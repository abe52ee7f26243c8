const KEY = 'redirect';

/** Stands for this site, whatever its address: the server checks targets, too. */
const HERE = 'http://site.invalid';

/** A place in the site, such as react-router's location. */
export interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

/** A place as an address within the site. */
export const written = ({ pathname, search = '', hash = '' }: Place) => pathname + search + hash;

/** The login page, which leads back to the place afterwards. */
export const loginPath = (from: Place): string =>
  `/auth/login?redirect=${encodeURIComponent(written(from))}`;

/** Remembers the place to return to after login. Pages under /auth/ are not remembered. */
export function rememberRedirect({ pathname, search, hash }: Place): void {
  if (underAuth(pathname)) return;
  const kept = { pathname, ...(search && { search }), ...(hash && { hash }) };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the address of the login page still carries the place.
  }
}

/** Returns the remembered place, checked, and forgets it. Null if there is none. */
export function takeRedirect(): string | null {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const place = JSON.parse(kept ?? 'null');
    return typeof place?.pathname === 'string' ? safeRedirect(written(place)) : null;
  } catch {
    return null;
  }
}

/** The target as a path of this site, or '/' if it is missing or leads elsewhere or under /auth/. */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/')) return '/';
  try {
    const url = new URL(target, HERE);
    return isOwnPlace(url) ? written(url) : '/';
  } catch {
    return '/';
  }
}

/**
 * Compared as the browser and as the router see it: normalised, then decoded and normalised again. That
 * turns a path with two leading slashes into another origin. Throws on broken escapes.
 */
function isOwnPlace(url: URL): boolean {
  const decoded = new URL(decodeURIComponent(url.pathname), url.origin);
  return [url, decoded].every(({ origin, pathname }) => origin === HERE && !underAuth(pathname));
}

/** Routes match case-insensitively. */
const underAuth = (pathname: string) => /^\/auth(\/|$)/i.test(pathname);
