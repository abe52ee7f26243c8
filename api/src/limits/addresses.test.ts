import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { projectRoot } from '../config/project-root.ts';
import { InMemoryWindows } from './in-memory-windows.ts';
import { networkOf, networksOf } from './networks.ts';

const PROXY = '10.0.0.1';
const ATTACKER = '198.51.100.7';
const VICTIM = '203.0.113.9';

/** All that says where a request comes from, besides what it comes from. */
const forged = (address: string) => ({
  'x-forwarded-for': address,
  forwarded: `for=${address};host=evil.example;proto=http`,
  'x-real-ip': address,
  'x-client-ip': address,
  'true-client-ip': address,
  'cf-connecting-ip': address,
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
});

let site: TestApp;
/** A site on which the fourth request for a callback from one network is too many. */
const start = async (trustProxy?: string) => {
  site = await createTestApp({
    LIMITS_FACTOR: '0.1',
    ...(trustProxy && { TRUST_PROXY: trustProxy }),
  });
};

const forgetCounts = () => site.database.pool.query('truncate limit_counts');

let people = 0;
/** @param peer who is at the other end of the connection */
async function requestFrom(peer: string, headers: Record<string, string> = {}): Promise<number> {
  people += 1;
  const { statusCode } = await site.visitor().send({
    method: 'POST',
    url: '/v1/request-callback',
    remoteAddress: peer,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
    payload: { name: 'Asha', email: `a${people}@b.cc`, phone: '9876543210' },
  });
  return statusCode;
}

/** What the answers are to so many requests as would be too many from one address. */
async function flood(send: (turn: number) => Promise<number>): Promise<number[]> {
  const answers = [];
  for (let turn = 1; turn <= 4; turn += 1) answers.push(await send(turn));
  return answers;
}

const LIMITED = [201, 201, 201, 429];

describe.each([
  ['no proxy is trusted', undefined],
  ['other addresses are trusted', `${PROXY}, 10.1.0.0/16`],
])('while %s', (_, trustProxy) => {
  beforeAll(() => start(trustProxy));
  beforeEach(forgetCounts);
  afterAll(() => site.close());

  test("an address that's made up each time is no way around a limit", async () => {
    expect(await flood((turn) => requestFrom(ATTACKER, forged(`192.0.2.${turn}`)))).toEqual(
      LIMITED,
    );
  });

  test("and nobody's else is used up", async () => {
    await flood(() => requestFrom(ATTACKER, forged(VICTIM)));
    expect(await requestFrom(VICTIM)).toBe(201);
  });
});

/** What a proxy makes of a header that came with a request. */
const proxies: [string, string, (given: string, from: string) => string][] = [
  ['appends', '1', (given, from) => `${given}, ${from}`],
  ['appends', `${PROXY}`, (given, from) => `${given}, ${from}`],
  ['overwrites', '1', (_, from) => from],
];
describe.each(proxies)('behind a proxy that %s, with TRUST_PROXY=%s', (_, trustProxy, passedOn) => {
  beforeAll(() => start(trustProxy));
  beforeEach(forgetCounts);
  afterAll(() => site.close());
  const through = (from: string, given: string) =>
    requestFrom(PROXY, { ...forged(given), 'x-forwarded-for': passedOn(given, from) });

  test("an address that's made up each time is no way around a limit", async () => {
    expect(await flood((turn) => through(ATTACKER, `192.0.2.${turn}`))).toEqual(LIMITED);
  });

  test("neither is the proxy's own, or one that isn't an address", async () => {
    const given = [PROXY, '127.0.0.1', 'nonsense', `${PROXY}, ${PROXY}`];
    expect(await flood((turn) => through(ATTACKER, given[turn - 1] ?? ''))).toEqual(LIMITED);
  });

  test("and nobody's else is used up", async () => {
    await flood(() => through(ATTACKER, VICTIM));
    expect(await through(VICTIM, VICTIM)).toBe(201);
  });

  test('a request is answered for our name alone, whatever a proxy is said to have been called by', async () => {
    const { headers } = await site.visitor().send({
      method: 'GET',
      url: '/v1/auth/google',
      remoteAddress: PROXY,
      headers: forged(ATTACKER),
    });
    expect(JSON.stringify(headers)).not.toContain('evil.example');
  });
});

test('nginx as it ships says itself where a request comes from, in every place', () => {
  const conf = readFileSync(path.join(projectRoot, 'deploy/nginx/site.conf'), 'utf8');
  const set = [...conf.matchAll(/^( *)proxy_set_header X-Forwarded-(\S+) (\S+);$/gm)];
  const inServer = [
    [2, 'For', '$remote_addr'],
    [2, 'Proto', '$scheme'],
  ];
  // The site's server and that of the files. In a location of its own, a proxy_set_header would end all those of its server.
  expect(set.map(([, indent, name, value]) => [indent?.length, name, value])).toEqual([
    ...inServer,
    ...inServer,
  ]);
  expect(conf).not.toMatch(/^ {3,}proxy_set_header/m);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['somewhere', 'somewhere'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:1234::6', ['2001:db8:1:1234', '2001:db8:1:1200::/56', '2001:db8:1::/48']],
  ['2001:db8::', ['2001:db8:0:0', '2001:db8:0:0::/56', '2001:db8:0::/48']],
])('%s belongs to the networks %p, the narrowest first', (ip, names) => {
  expect(networksOf(ip).map(({ name }) => name)).toEqual(names);
});

describe('counts in memory', () => {
  const rule = { count: 3, minutes: 1 };

  afterEach(() => jest.useRealTimers());

  test('each key may be read as often as the rule says until the minute is over', () => {
    jest.useFakeTimers({ now: 0 });
    const windows = new InMemoryWindows();
    const use = (key: string) => windows.use(key, rule);
    expect([use('a'), use('a'), use('a'), use('a')]).toEqual([null, null, null, 60_000]);
    expect(use('b')).toBeNull();
    jest.setSystemTime(59_999);
    expect(use('a')).toBe(60_000);
    jest.setSystemTime(60_000);
    expect(use('a')).toBeNull();
  });

  test('any number of addresses takes only so much memory', () => {
    jest.useFakeTimers({ now: 0 });
    const windows = new InMemoryWindows();
    for (let turn = 0; turn < 4; turn += 1) windows.use('a', rule);
    expect(windows.use('a', rule)).toBe(60_000);
    for (let address = 0; address < 200_000; address += 1) windows.use(`other ${address}`, rule);
    expect(windows.use('a', rule)).toBeNull();
  });
});
