import { loginPath, rememberRedirect, safeRedirect, takeRedirect } from './index.ts';

beforeEach(() => window.sessionStorage.clear());

test.each([
  '/',
  '/roadmaps/dsa',
  '/roadmaps/dsa?difficulty=easy#arrays',
  '/authors',
  '/posts/auth/login',
  '/roadmaps/caf%C3%A9',
  '/search?next=//evil.example&then=/auth/login',
])('%s is a location to return to', (target) => {
  expect(safeRedirect(target)).toBe(target);
});

test.each([
  ['nothing', null],
  ['nothing at all', undefined],
  ['an empty target', ''],
  ['a relative path', 'roadmaps'],
  ['an address elsewhere', 'https://evil.example/'],
  ['a scheme alone', 'https:'],
  ['a script', 'javascript:alert(1)'],
  ['two slashes', '//evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['a tab between the slashes', '/\t/evil.example'],
  ['two slashes after normalisation', '/.//evil.example'],
  ['two slashes, encoded', '/%2Fevil.example'],
  ['a backslash, encoded', '/%5Cevil.example'],
  ['a way up to two slashes', '/roadmaps/..//evil.example'],
  ['/auth itself', '/auth'],
  ['/auth/', '/auth/'],
  ['a page under /auth/', '/auth/login?redirect=/'],
  ['/auth with a search', '/auth?x=1'],
  ['/auth in capitals', '/AUTH/login'],
  ['/auth behind a dot', '/./auth/login'],
  ['/auth by a way up', '/roadmaps/../auth/login'],
  ['/auth by an encoded way up', '/%2e%2e/auth'],
  ['/auth by a way up with an encoded slash', '/roadmaps/..%2fauth'],
  ['/auth with an encoded letter', '/%61uth/login'],
  ['/auth with an encoded slash', '/auth%2Flogin'],
  ['a broken escape', '/%E0%A4%A'],
])('%s leads to the home page instead', (_, target) => {
  expect(safeRedirect(target)).toBe('/');
});

test('the login page carries the whole location', () => {
  expect(loginPath({ pathname: '/roadmaps/dsa', search: '?q=two sum', hash: '#1' })).toBe(
    '/auth/login?redirect=%2Froadmaps%2Fdsa%3Fq%3Dtwo%20sum%231',
  );
  expect(loginPath({ pathname: '/' })).toBe('/auth/login?redirect=%2F');
});

test('a remembered location is returned once', () => {
  rememberRedirect({ pathname: '/roadmaps/dsa', search: '?q=sum', hash: '#top' });
  expect(takeRedirect()).toBe('/roadmaps/dsa?q=sum#top');
  expect(takeRedirect()).toBeNull();
});

test('the location is stored under one key, without empty parts', () => {
  rememberRedirect({ pathname: '/roadmaps', search: '', hash: '' });
  expect(window.sessionStorage).toHaveLength(1);
  expect(JSON.parse(window.sessionStorage.getItem('redirect') ?? '')).toEqual({
    pathname: '/roadmaps',
  });
});

test('a login page is not remembered and does not replace a remembered location', () => {
  rememberRedirect({ pathname: '/roadmaps' });
  rememberRedirect({ pathname: '/auth/register' });
  expect(takeRedirect()).toBe('/roadmaps');
});

test.each([
  ['not JSON', 'garbage'],
  ['of another shape', '{"path":"/roadmaps"}'],
])('a remembered location that is %s counts as none', (_, stored) => {
  window.sessionStorage.setItem('redirect', stored);
  expect(takeRedirect()).toBeNull();
});

test('a remembered location that leads elsewhere is replaced by the home page', () => {
  window.sessionStorage.setItem('redirect', '{"pathname":"//evil.example"}');
  expect(takeRedirect()).toBe('/');
});

test('blocked storage remembers nothing and breaks nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  rememberRedirect({ pathname: '/roadmaps' });
  expect(takeRedirect()).toBeNull();
});
