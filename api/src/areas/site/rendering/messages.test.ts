import { fromProcess } from './messages.ts';

/** A page that a process says it has rendered, with these facts. */
const page = (facts: object = {}) => ({
  type: 'done',
  id: 1,
  result: {
    kind: 'page',
    status: 200,
    head: { title: 'A page' },
    html: '<main>A page</main>',
    stylesheets: ['/releases/mfe-a/1.0.0/page.css'],
    state: null,
    ...facts,
  },
});
const withHead = (head: object) => page({ head: { title: 'A page', ...head } });
const redirect = (location: string) => ({
  type: 'done',
  id: 1,
  result: { kind: 'redirect', status: 301, location },
});
const summary = (head: object) => ({ type: 'summary', id: 1, summary: { status: 200, head } });

const isTaken = (message: object) => fromProcess.safeParse(message).success;

test('what a page says of itself is taken', () => {
  expect(isTaken(page())).toBe(true);
  expect(isTaken(withHead({ canonical: '/a?page=2', image: '/releases/mfe-a/a.webp' }))).toBe(true);
  expect(isTaken(withHead({ image: 'https://pictures.example/a.png' }))).toBe(true);
  expect(isTaken(summary({ canonical: '/a' }))).toBe(true);
  expect(isTaken(redirect('/b?from=a#top'))).toBe(true);
});

const ELSEWHERE = [
  'https://elsewhere.example/a',
  '//elsewhere.example/a',
  '/\\elsewhere.example/a',
  '/\t/elsewhere.example/a',
  'javascript:alert(1)',
  'a',
  '',
];

describe.each(ELSEWHERE)('the address %j', (address) => {
  test('is none that a page leads to', () => {
    expect(isTaken(redirect(address))).toBe(false);
  });

  test('is none that a page names as its own', () => {
    expect(isTaken(withHead({ canonical: address }))).toBe(false);
    expect(isTaken(summary({ canonical: address }))).toBe(false);
  });

  test('is none that a page has stylesheets at', () => {
    expect(isTaken(page({ stylesheets: ['/own.css', address] }))).toBe(false);
  });
});

test.each([
  ...ELSEWHERE.filter((address) => !address.startsWith('https:')),
  'http://pictures.example/a.png',
  'data:image/svg+xml,<svg/>',
])('the address %j is none that a page has its picture at', (image) => {
  expect(isTaken(withHead({ image }))).toBe(false);
});

test.each([
  ['the message', { ...page(), releaseManifest: {} }],
  ['the page', page({ bootJson: '{}' })],
  ['the summary', { type: 'summary', id: 1, summary: { status: 200, head: {}, csp: '' } }],
  ['the redirect', { ...redirect('/b'), result: { ...redirect('/b').result, cookies: 'a=b' } }],
])('with a key that it has no use for, %s is refused', (_, message) => {
  expect(isTaken(message)).toBe(false);
});

test.each([
  ['a kind of message that our program never sends', { type: 'load', units: [] }],
  ['a page with another status', page({ status: 500 })],
  [
    'a redirect with another status',
    { ...redirect('/b'), result: { kind: 'redirect', status: 200, location: '/b' } },
  ],
  ['a state that is no object', page({ state: 'text' })],
  ['markup that is no text', page({ html: { toString: 'text' } })],
])('%s is refused', (_, message) => {
  expect(isTaken(message)).toBe(false);
});

test.each([
  ['markup', 8 * 1024 * 1024, (length: number) => page({ html: 'x'.repeat(length) })],
  ['an address', 2_000, (length: number) => redirect(`/${'x'.repeat(length - 1)}`)],
  [
    'a call',
    32_000,
    (length: number) => ({ type: 'get', id: 1, call: 1, address: '/'.repeat(length) }),
  ],
  ['an error', 1_000, (length: number) => ({ type: 'failed', id: 1, problem: 'x'.repeat(length) })],
])('%s may be so long, and no longer', (_, longest, message) => {
  expect([isTaken(message(longest)), isTaken(message(longest + 1))]).toEqual([true, false]);
});
