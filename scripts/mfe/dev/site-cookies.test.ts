import { siteCookies } from './site-cookies.ts';

const cookies = siteCookies('https://learn.example.org');
const ofAnotherSite = siteCookies('https://other.example');

/** What a browser sends back of a cookie that it was given. */
const sentBack = (setCookie: string) => cookies.toBrowser(setCookie).split(';')[0] ?? '';

test('localhost accepts a cookie that only a secure host could', () => {
  const rewritten = cookies.toBrowser('__Host-access=abc; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(rewritten).toMatch(
    /^mfe_dev_[0-9a-f]{8}___Host-access=abc; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('what binds a cookie to the name of the site is left out', () => {
  const rewritten = cookies.toBrowser('a=b; Domain=example.org; SameSite=None; Secure; Max-Age=60');
  expect(rewritten).toMatch(/a=b; SameSite=Lax; Max-Age=60$/);
});

test('the site gets its cookies under their own names', () => {
  const both = [sentBack('__Host-access=abc; Secure'), sentBack('reader=1=2; Path=/v1')];
  expect(cookies.toSite(both.join('; '))).toBe('__Host-access=abc; reader=1=2');
});

test('what other programs on localhost have set stays on this machine', () => {
  expect(cookies.toSite(`admin=secret; ${sentBack('a=b')}`)).toBe('a=b');
  expect(cookies.toSite('admin=secret')).toBeUndefined();
  expect(cookies.toSite(undefined)).toBeUndefined();
});

test('so do the cookies of another site that was developed for at the same address', () => {
  expect(ofAnotherSite.toSite(sentBack('__Host-access=abc; Secure'))).toBeUndefined();
});

test('the site hears of the theme that a page has chosen', () => {
  expect(cookies.toSite('theme=dark')).toBe('theme=dark');
});
