/**
 * Cookies of the site in a browser that has them from localhost. Their names say whose they are: browsers send cookies of
 * localhost to all its ports, and what other programs of this machine have set is none of the site's business.
 */
import { createHash } from 'node:crypto';

/** What pages set themselves, which isn't secret. */
const SET_BY_PAGES = ['theme'];

/** Attributes that need TLS, or that bind a cookie to the site's own name. */
const UNFIT = /^(secure|partitioned|domain=.*)$/i;

export interface SiteCookies {
  /** What a `Set-Cookie` of the site says to the browser. */
  toBrowser(setCookie: string): string;
  /** What the browser's `Cookie` says to the site; undefined if that is nothing. */
  toSite(cookie: string | undefined): string | undefined;
}

/** @param origin of the site */
export function siteCookies(origin: string): SiteCookies {
  const mark = `mfe_dev_${createHash('sha256').update(origin).digest('hex').slice(0, 8)}_`;

  return {
    toBrowser(setCookie) {
      const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
      const allowed = attributes
        .filter((attribute) => !UNFIT.test(attribute))
        // Without Secure, browsers take no other site's.
        .map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'));
      return [SET_BY_PAGES.includes(nameOf(pair)) ? pair : mark + pair, ...allowed].join('; ');
    },

    toSite(cookie = '') {
      const own = cookie.split(';').flatMap((part) => {
        const pair = part.trim();
        if (SET_BY_PAGES.includes(nameOf(pair))) return [pair];
        return pair.startsWith(mark) ? [pair.slice(mark.length)] : [];
      });
      return own.length > 0 ? own.join('; ') : undefined;
    },
  };
}

const nameOf = (pair: string) => pair.split('=', 1)[0] ?? '';
