import { readFileSync } from 'node:fs';
import { MERGE_BYTES_MAX } from '@site/shared/contracts/practice';
import { MOST_FILE_BYTES } from '@site/shared/contracts/releases';
import { cookieName } from '../../api/src/routing/cookie-name.ts';
import { projectPath } from '../webpack/paths.mjs';

/** A directive such as `proxy_pass http://site;`, or a block such as `location / { … }`. */
interface Directive {
  name: string;
  values: string[];
  inside: Directive[];
}

/** What a file says to nginx: no nginx is needed to see whether it fits the site. */
function directivesOf(file: string): Directive[] {
  const text = readFileSync(projectPath(`deploy/nginx/${file}`), 'utf8');
  const tokens = text.match(/#.*|"(?:\\.|[^"\\])*"|'[^']*'|[{};]|[^\s{};"'#][^\s{};]*/g) ?? [];
  const root: Directive[] = [];
  const open = [root];
  let words: string[] = [];
  const add = (): Directive => {
    const [name = '', ...values] = words;
    const directive = { name, values, inside: [] };
    open.at(-1)?.push(directive);
    words = [];
    return directive;
  };
  for (const token of tokens) {
    if (token.startsWith('#')) continue;
    if (token === '{') open.push(add().inside);
    else if (token === '}') open.pop();
    else if (token === ';') add();
    else words.push(token.replace(/^["']|["']$/g, ''));
  }
  return root;
}

const site = directivesOf('site.conf');
const named = (directives: Directive[], name: string) =>
  directives.filter((directive) => directive.name === name);
const isPassedOn = ({ inside }: Directive): boolean =>
  inside.some((one) => one.name === 'proxy_pass' || isPassedOn(one));

/** Servers that pass requests on, and of these the one for RELEASES_ORIGIN. */
const proxies = named(site, 'server').filter(isPassedOn);
const [files] = proxies.filter(({ inside }) => named(inside, 'server_name').length > 0);
const headersOf = ({ inside }: Directive) =>
  Object.fromEntries(named(inside, 'proxy_set_header').map(({ values }) => values));

test('a site and an origin for files of releases are served', () => {
  expect(proxies).toHaveLength(2);
  expect(files).toBeDefined();
});

test.each(['upstream.conf', 'upstream.compose.conf'])(
  'each server says by what %s chooses the process',
  (file) => {
    const [upstream] = named(directivesOf(file), 'upstream');
    const [hash] = named(upstream?.inside ?? [], 'hash');
    for (const { inside } of proxies)
      expect(named(inside, 'set').map(({ values }) => values[0])).toContain(hash?.values[0]);
  },
);

test("a signed-in person's page is known by the cookie of their session", () => {
  const [map] = named(site, 'map').filter(({ values }) => values[0] === '$http_cookie');
  const signedIn = map?.inside.filter(({ name }) => name.startsWith('~')) ?? [];
  const config = { publicUrl: 'https://learn.example.org' };
  const { name } = cookieName(config, 'access', '__Host-');
  expect(signedIn.map((one) => new RegExp(one.name.slice(1)).test(`a=b; ${name}=c`))).toEqual([
    true,
  ]);
  const visitors = `${cookieName(config, 'visitor_group', '__Host-').name}=7`;
  expect(signedIn.some((one) => new RegExp(one.name.slice(1)).test(visitors))).toBe(false);
});

test('processes hear from whom a request is, and under which id, from nginx alone', () => {
  for (const server of proxies)
    expect(headersOf(server)).toMatchObject({
      Host: '$http_host',
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Proto': '$scheme',
      'X-Request-Id': '$request_id',
    });
});

test('the origin for files passes on nothing but files, to be read by nobody in particular', () => {
  if (!files) throw new Error('There is no such server.');
  expect(headersOf(files)).toMatchObject({ Cookie: '', Authorization: '' });
  const locations = named(files.inside, 'location');
  expect(locations.filter(isPassedOn).map(({ values }) => values)).toEqual([['/releases/']]);
  const [limit] = locations.flatMap(({ inside }) => named(inside, 'limit_except'));
  expect([limit?.values, limit?.inside.map(({ name, values }) => [name, ...values])]).toEqual([
    ['GET'],
    [['deny', 'all']],
  ]);
});

const MIB = 1024 ** 2;

/** The location that nginx takes: an exact one, or the longest that the path begins with. */
function mostBytesFor(path: string): number {
  const server = proxies.find((one) => one !== files);
  const locations = named(server?.inside ?? [], 'location');
  const exact = locations.find(({ values }) => values[0] === '=' && values[1] === path);
  const [longest] = locations
    .filter(({ values }) => values.length === 1 && path.startsWith(values[0] ?? ''))
    .toSorted((one, other) => (other.values[0]?.length ?? 0) - (one.values[0]?.length ?? 0));
  const [most] = [exact, longest, server].flatMap((one) =>
    named(one?.inside ?? [], 'client_max_body_size'),
  );
  return Number.parseInt(most?.values[0] ?? '0', 10) * MIB;
}

test.each([
  ['/v1/releases/files', MOST_FILE_BYTES],
  ['/v1/admin/content/import/preview', 16 * MIB],
  ['/v1/admin/content/import', 16 * MIB],
  ['/v1/admin/images', 5 * MIB],
  ['/v1/users/any/merges', MERGE_BYTES_MAX],
])('what the API takes at %s, nginx passes on', (path, bytes) => {
  expect(mostBytesFor(path)).toBeGreaterThanOrEqual(bytes);
});
