const KEY = 'redirect';

/** Stands for this site at any address: the server checks targets, too. */
const HERE = 'http://site.invalid';

/** A location in the site, such as react-router's. */
export interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

/** A location as an address within the site. */
export const written = ({ pathname, search = '', hash = '' }: Place) => pathname + search + hash;

/** The login page, which leads back to the location afterwards. */
export const loginPath = (from: Place): string =>
  `/auth/login?redirect=${encodeURIComponent(written(from))}`;

/** Remembers the location to return to after login. Pages under /auth/ are not remembered. */
export function rememberRedirect({ pathname, search, hash }: Place): void {
  if (underAuth(pathname)) return;
  const stored = { pathname, ...(search && { search }), ...(hash && { hash }) };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Storage is blocked: the address of the login page still carries the location.
  }
}

/** Returns the remembered location, checked, and forgets it. Null if there is none. */
export function takeRedirect(): string | null {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const location = JSON.parse(stored ?? 'null');
    return typeof location?.pathname === 'string' ? safeRedirect(written(location)) : null;
  } catch {
    return null;
  }
}

/** The target as a path of this site, or '/' if it is missing or leads elsewhere or under /auth/. */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/')) return '/';
  try {
    const url = new URL(target, HERE);
    return isOwnLocation(url) ? written(url) : '/';
  } catch {
    return '/';
  }
}

/**
 * Compared as the browser and as the router see it: normalised, then decoded and normalised again. That
 * turns a path with two leading slashes into another origin. Throws on broken escapes.
 */
function isOwnLocation(url: URL): boolean {
  const decoded = new URL(decodeURIComponent(url.pathname), url.origin);
  return [url, decoded].every(({ origin, pathname }) => origin === HERE && !underAuth(pathname));
}

/** Routes match case-insensitively. */
const underAuth = (pathname: string) => /^\/auth(\/|$)/i.test(pathname);
