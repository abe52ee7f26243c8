import { kindOf } from './kind-of.ts';

const SITE = 'https://learn.example.org';

const kind = (address: string, facts: Partial<Request> = {}, releasesOrigin = SITE) => {
  const request = { method: 'GET', mode: 'cors' as const, destination: '' as const };
  const url = new URL(address, SITE).href;
  return kindOf({ ...request, headers: new Headers(), ...facts, url }, SITE, releasesOrigin);
};
const page: Partial<Request> = { mode: 'navigate', destination: 'document' };

test.each([
  ['a page', '/roadmaps/dsa?status=todo', page, 'document'],
  ['a file of a release', '/releases/shell/1.0.0-h1/main.js', {}, 'file'],
  ['a file beside releases', '/releases/mfe-articles/runner-1/worker.js', {}, 'file'],
  [
    'the frame of Python',
    '/releases/mfe-articles/runner-1/frame.html',
    { mode: 'navigate', destination: 'iframe' },
    'file',
  ],
  ['a call', '/v1/roadmaps/dsa', {}, 'api-call'],
  ['what is live', '/release-manifest.json', {}, 'release-manifest'],
  ['a sign-out, which goes its way', '/v1/auth/logout', { method: 'POST' }, 'sign-out'],
] as const)('%s is known', (_, address, facts, expected) => {
  expect(kind(address, facts)).toBe(expected);
});

test.each([
  ['a change', '/v1/users/asha/learning-units/two-sum', { method: 'PATCH' }],
  ['an upload', '/v1/profile/avatar', { method: 'PUT' }],
  ['another site', 'https://blog.example.org/', page],
  ['a call of an API elsewhere', 'https://api.example.org/v1/roadmaps', {}],
  ['the service worker', '/service-worker.js', {}],
  ['a file past all caches', '/releases/shell/1.0.0-h1/main.js?attempt=2', {}],
  ['a picture', '/article-images/1.webp', {}],
  ['a part of a file', '/v1/roadmaps', { headers: new Headers({ range: 'bytes=0-9' }) }],
] as const)('%s goes its way', (_, address, facts) => {
  expect(kind(address, facts as Partial<Request>)).toBeNull();
});

const FILES = 'https://files.example.org';
const MAIN = `${FILES}/releases/shell/1.0.0-h1/main.js`;

test('files of releases may come from an origin of their own, and nothing else does', () => {
  const from = (address: string, facts: Partial<Request> = {}) => kind(address, facts, FILES);
  expect(from(MAIN)).toBe('file');
  expect(from('/releases/shell/1.0.0-h1/main.js')).toBe('file');
  expect(from('/roadmaps/dsa', page)).toBe('document');
  expect(kind(MAIN)).toBeNull();
  for (const [address, facts] of [
    [`${MAIN}?attempt=2`, {}],
    [MAIN, page],
    [MAIN, { method: 'POST' }],
    [`${FILES}/v1/roadmaps/dsa`, {}],
    [`${FILES}/release-manifest.json`, {}],
  ] as const)
    expect(from(address, facts)).toBeNull();
});

test.each([
  ['the way back from a sign-in service', '/v1/oauth/google/callback?code=1', page],
  ['a link to a preview', '/roadmaps?override=abc', page],
  ['a link to the past', '/?manifest=7-abc', page],
  ['a frame', '/article-preview/7', { mode: 'navigate', destination: 'iframe' }],
  ['the frame of Python, opened as a page', '/releases/mfe-articles/runner-1/frame.html', page],
] as const)('%s is only handed on', (_, address, facts) => {
  expect(kind(address, facts as Partial<Request>)).toBe('passage');
});
