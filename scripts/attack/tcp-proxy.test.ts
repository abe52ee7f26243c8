import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let folder: string;
let echo: Server;
let proxy: TcpProxy;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tcp-proxy-'));
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  echo.listen(join(folder, 'socket'));
  await once(echo, 'listening');
  proxy = await startTcpProxy(join(folder, 'socket'));
});
afterEach(() => {
  proxy.close();
  echo.close();
  rmSync(folder, { recursive: true });
});

async function connection() {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.write('said');
  const [response] = await once(socket, 'data');
  expect(String(response)).toBe('said');
  return socket;
}

test('what is said passes through until the connection is cut, and a new one can be made', async () => {
  const [first, second] = [await connection(), await connection()];
  const broken = Promise.all([first, second].map((socket) => once(socket, 'error')));
  expect(proxy.cut('all')).toBe(2);
  expect((await broken).map(([error]) => error.code)).toEqual(['ECONNRESET', 'ECONNRESET']);
  (await connection()).destroy();
});

test('one connection can be cut while the others live', async () => {
  const sockets = [await connection(), await connection()];
  const broken = Promise.race(sockets.map((socket) => once(socket, 'error').then(() => socket)));
  expect(proxy.cut('one')).toBe(1);
  const cut = await broken;
  const [left] = sockets.filter((socket) => socket !== cut);
  left?.write('still');
  expect(String((await once(left ?? cut, 'data'))[0])).toBe('still');
  left?.destroy();
});
