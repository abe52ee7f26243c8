import type { IncomingMessage } from 'node:http';
import { requestIds } from './request-id.ts';

const OWN = /^[\da-f]{12}$/;

/** The id of a request that comes with one, over a connection from this address. */
const idOf = (trustProxy: number | string[] | null, remoteAddress: string, given?: string) =>
  requestIds({ trustProxy })({
    headers: given === undefined ? {} : { 'x-request-id': given },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

test('each request gets an id', () => {
  const ids = Array.from({ length: 100 }, () => idOf(null, '10.0.0.1'));
  expect(new Set(ids).size).toBe(100);
  expect(ids.filter((id) => !OWN.test(id))).toEqual([]);
});

test.each([
  ['nobody', null, '10.0.0.1'],
  ['another address', ['10.0.0.2'], '10.0.0.1'],
  ['another network', ['10.1.0.0/16', 'fd00::/8'], '10.2.0.1'],
])('if %s is trusted, an id that comes along is not taken', (_who, trustProxy, address) => {
  expect(idOf(trustProxy, address, 'chosen-by-a-client')).toMatch(OWN);
});

test.each([
  ['their number', 1, '10.0.0.1'],
  ['an address', ['10.0.0.1'], '10.0.0.1'],
  ['an address in its longer form', ['10.0.0.1'], '::ffff:10.0.0.1'],
  ['a network', ['10.0.0.0/8', 'fd00::/8'], 'fd00::7'],
])('proxies known by %s may name the request', (_how, trustProxy, address) => {
  expect(idOf(trustProxy, address, '4bf92f3577b34da6')).toBe('4bf92f3577b34da6');
});

test.each(['', 'short', 'x'.repeat(65), 'two words', '<script>', 'a@b.example', '../../etc'])(
  'but not by %p',
  (given) => {
    expect(idOf(1, '10.0.0.1', given)).toMatch(OWN);
  },
);
