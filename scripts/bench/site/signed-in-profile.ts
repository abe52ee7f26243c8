import type { BrowserContextOptions } from '@playwright/test';
import type { HttpsSite } from './https-site.ts';
import type { Learner } from './learner.ts';

/** A browser's profile in which somebody is signed in: the API's cookies, and what the login page stores. */
export function signedInProfile(
  { url }: HttpsSite,
  { id, name, headers: { cookie = '' } }: Learner,
): BrowserContextOptions['storageState'] {
  const cookies = cookie.split('; ').map((pair) => {
    const [key = '', ...value] = pair.split('=');
    const place = { domain: 'localhost', path: '/', expires: -1, secure: true, httpOnly: true };
    return { name: key, value: value.join('='), sameSite: 'Lax' as const, ...place };
  });
  const stored = Object.entries({ token: 'signed-in', id, name, provider: 'email' });
  const localStorage = stored.map(([key, value]) => ({ name: key, value }));
  return { cookies, origins: [{ origin: url, localStorage }] };
}
