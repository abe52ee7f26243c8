import fc from 'fast-check';
import type { Operation } from './operations.ts';
import type { OddRequest } from './requests.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  operation: Operation;
  /** How it was distorted; '' if it wasn't. */
  distortion: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

type Distortion = (request: WireRequest) => Partial<WireRequest>;

const bodyOf = (text: string | Buffer): Partial<WireRequest> => ({
  body: Buffer.from(text),
  headers: { 'content-type': 'application/json' },
});

const withHeader =
  (name: string, value: string): Distortion =>
  (request) => ({
    headers: { ...request.headers, [name]: value },
  });

const withQuery =
  (pairs: string): Distortion =>
  ({ url }) => ({ url: `${url}${url.includes('?') ? '&' : '?'}${pairs}` });

/** Replaces the last part of the path. */
const withEnd =
  (end: string): Distortion =>
  ({ url }) => ({ url: (url.split('?')[0] ?? '').replace(/[^/]*$/, end) });

const text = (body: Buffer | null) => body?.toString() ?? '{}';

/** What none of our clients does; each yields a request that can be sent. */
const distortions: Record<string, Distortion> = {
  'JSON that ends early': ({ body }) => bodyOf(text(body).slice(0, -1) || '{'),
  'JSON with more behind it': ({ body }) => bodyOf(`${text(body)}]`),
  'JSON of another kind': () => bodyOf('[null]'),
  'JSON nested 10,000 deep': () => bodyOf('['.repeat(10_000) + ']'.repeat(10_000)),
  'an object nested 5,000 deep': () => bodyOf(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  'huge numbers': ({ body }) => bodyOf(text(body).replace(/"[^"]*"(?=[,}])/g, '1e400')),
  'a number of 1,000 digits': ({ body }) =>
    bodyOf(text(body).replace(/:("[^"]*"|[\w.-]+)/, `:${'9'.repeat(1_000)}`)),
  'an unknown key': ({ body }) => bodyOf(text(body).replace(/^\{\}?/, '{"unknown":1,')),
  'the key __proto__': ({ body }) => bodyOf(text(body).replace(/^\{/, '{"__proto__":{"a":1},')),
  'NUL in a text': ({ body }) => bodyOf(text(body).replace(/:"/, ':"\\u0000')),
  'half a character': ({ body }) => bodyOf(text(body).replace(/:"/, ':"\\ud800')),
  'bytes that are no UTF-8': ({ body }) =>
    bodyOf(
      Buffer.concat([
        Buffer.from('{"name":"'),
        Buffer.from([0xff, 0xc0, 0x80]),
        body ?? Buffer.from('"}'),
      ]),
    ),
  'a very long text': ({ body }) => bodyOf(text(body).replace(/:"/, `:"${'x'.repeat(60_000)}`)),
  'a body beyond the limit': () => bodyOf(`"${'x'.repeat(70_000)}"`),
  'a form': ({ body }) => ({
    body: body ?? Buffer.from('a=b'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'another character set': withHeader('content-type', 'application/json; charset=utf-16'),
  'a kind that is none': withHeader('content-type', ';;=,'),
  'a coding nobody knows': withHeader('content-encoding', 'br'),
  'a cookie that is none': withHeader('cookie', 'access=%zz; =; access_3000="; refresh=\\'),
  'a long cookie': withHeader('cookie', `a=${'x'.repeat(8_000)}`),
  'odd conditions': withHeader('if-match', '"", *, W/"x", "'),
  'an age that is none': withHeader('x-mutation-age', '-1e99'),
  'another person': withHeader('x-expected-user', 'ffffffff-ffff-4fff-8fff-ffffffffffff'),
  'a forwarded address': withHeader('x-forwarded-for', "127.0.0.1, ' or 1=1 --"),
  'another method over this one': withHeader('x-http-method-override', 'DELETE'),
  'a range': withHeader('range', 'bytes=0-1,99999999999999999999-'),
  'a foreign origin': withHeader('origin', 'https://evil.example'),
  'the same key twice': withQuery('q=a&q=b&limit=1&limit=2&subject=a&subject=b'),
  'an unknown key in the address': withQuery('unknown=1'),
  'keys as of an object': withQuery('q[a]=1&__proto__[a]=1&constructor=1&page[]=1'),
  'NUL in the address': withQuery('q=%00'),
  'half a character in the address': withQuery('q=%ed%a0%80'),
  'what is no encoding': withQuery('q=%zz%'),
  'a long address': withQuery(`q=${'x'.repeat(8_000)}`),
  'huge numbers in the address': withQuery('page=99999999999999999999&limit=1e309&before=-0'),
  'a way out of the folder': withEnd('..%2f..%2f..%2fetc%2fpasswd'),
  'a way out, not encoded': withEnd('../../../../etc/passwd'),
  'a backslash': withEnd('..%5c..%5cwindows'),
  'a semicolon': withEnd(';a=b'),
  HEAD: () => ({ method: 'HEAD', body: null }),
  OPTIONS: () => ({ method: 'OPTIONS', body: null }),
  PUT: () => ({ method: 'PUT' }),
  DELETE: () => ({ method: 'DELETE' }),
  PROPFIND: () => ({ method: 'PROPFIND', body: null }),
  TRACE: () => ({ method: 'TRACE', body: null }),
};

export const distortionNames = Object.keys(distortions);

/** How many in ten go out as they were made. */
const PLAIN = 6;

/** The same requests as bytes, four in ten of them distorted. */
export const wireRequests = (requests: fc.Arbitrary<OddRequest>): fc.Arbitrary<WireRequest> =>
  fc
    .record({
      request: requests,
      distortion: fc.oneof(
        { weight: PLAIN, arbitrary: fc.constant('') },
        { weight: 10 - PLAIN, arbitrary: fc.constantFrom(...distortionNames) },
      ),
    })
    .map(({ request, distortion }) => {
      const plain = asWire(request);
      return { ...plain, ...distortions[distortion]?.(plain), distortion };
    });

const asWire = ({ operation, url, body }: OddRequest): WireRequest => ({
  operation,
  distortion: '',
  method: operation.method,
  url,
  headers: body === undefined ? {} : { 'content-type': 'application/json' },
  body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
});
