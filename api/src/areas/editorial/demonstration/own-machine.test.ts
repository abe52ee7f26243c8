import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { type DemoAccount, ensureDemoAccounts } from './demo-accounts.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'demo-'));
let site: TestApp;
let admin: DemoAccount;
beforeAll(async () => {
  site = await createTestApp({ DATA_DIR: folder });
  const [, account] = await ensureDemoAccounts(site);
  admin = account as DemoAccount;
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const url = '/v1/admins/demonstration';
const request = (
  headers: Record<string, string | null> = {},
  { remoteAddress = '127.0.0.1', host = 'localhost:3000' } = {},
) => site.visitor().send({ method: 'GET', url, remoteAddress, headers: { host, ...headers } });

const from = (remoteAddress: string) => request({}, { remoteAddress });

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'the sign-in page gets the credentials over %s',
  async (address) => {
    const answer = await from(address);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { email: admin.email, password: admin.password },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

const passedOn: [string, Record<string, string>][] = [
  ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'learn.example.org' }],
  ['Forwarded', { forwarded: 'for=203.0.113.7' }],
  ['Via', { via: '1.1 proxy' }],
  ['X-Real-IP', { 'x-real-ip': '203.0.113.7' }],
  ['CF-Connecting-IP', { 'cf-connecting-ip': '203.0.113.7' }],
  ['a page elsewhere (Referer)', { referer: 'https://learn.example.org/admin/login' }],
  ['a page elsewhere (Origin)', { origin: 'https://learn.example.org' }],
];

test.each(passedOn)('a request that a proxy passed on gets nothing: %s', async (_by, headers) => {
  const answer = await request(headers);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain(admin.password);
});

test.each(passedOn)('nor can it sign in as that administrator: %s', async (_by, headers) => {
  const { email, password } = admin;
  const payload = { email, password };
  const answer = await site
    .visitor()
    .send({ method: 'POST', url: '/v1/admins/auth/signin', payload, headers });
  expect([401, 403]).toContain(answer.statusCode);
});

/** The status of a request that is sent over a real connection as it stands here. */
async function statusOver(port: number, version: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${url} HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return answer.split(' ')[1] ?? '';
}

test('over a real connection a browser gets them, and nginx with its default settings does not', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  expect(await statusOver(port, '1.1')).toBe('200');
  expect(await statusOver(port, '1.0')).toBe('404');
});

test('another machine gets nothing', async () => {
  expect((await from('192.0.2.7')).statusCode).toBe(404);
});

test("a request for a name other than this machine's gets nothing", async () => {
  const answer = await request({}, { host: 'learn.example.org' });
  expect(answer.statusCode).toBe(421);
});

const elsewhere: Record<string, string>[] = [
  { DEMO: 'off' },
  { TRUST_PROXY: '1' },
  { PUBLIC_URL: 'https://learn.example.org' },
];

test.each(elsewhere)(
  'with %p nobody gets them, although the file of passwords is there',
  async (env) => {
    const other = await createTestApp({ ...env, DATA_DIR: folder });
    expect((await other.visitor().get(url)).statusCode).toBe(404);
    await other.close();
  },
);
