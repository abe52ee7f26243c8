import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../../testing/free-port.ts';
import { listen } from './listen.ts';

jest.mock('node:dns/promises');

/** Two addresses that this machine has, whatever localhost means on it. */
const addresses = ['127.0.0.1', process.platform === 'linux' ? '127.0.0.2' : '::1'];

let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  jest
    .mocked(lookup as () => Promise<unknown>)
    .mockResolvedValue(addresses.map((address) => ({ address })));
  port = Number(await freePort());
  app = fastify({
    return503OnClosing: false,
    clientErrorHandler: (_error, socket) => socket.end('HTTP/1.1 400 Ours\r\n\r\n'),
  });
  app.get('/', async () => 'served');
});
afterEach(() => app.close());

const send = async (host: string, text: string) => {
  const socket = connect(port, host);
  socket.end(text);
  return (await socket.toArray()).join('');
};

test('the site answers at every address of localhost, also to what cannot be read', async () => {
  await listen(app, { port, host: 'localhost', drainSeconds: 0 });
  for (const host of addresses) {
    expect(await send(host, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/served$/);
    expect(await send(host, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 Ours/);
  }
});

test("an address of localhost that's taken is left out", async () => {
  const other = fastify();
  await other.listen({ port, host: addresses[1] });
  await listen(app, { port, host: 'localhost', drainSeconds: 0 });
  expect(await send(addresses[0] ?? '', 'GET / HTTP/1.0\r\n\r\n')).toMatch(/served$/);
  await other.close();
});

test('a connection that the system refuses to accept does not end the process', async () => {
  await listen(app, { port, host: 'localhost', drainSeconds: 0 });
  expect(app.server.emit('error', new Error('accept EMFILE'))).toBe(true);
  expect(await send(addresses[1] ?? '', 'GET / HTTP/1.0\r\n\r\n')).toMatch(/served$/);
});

test('closing ends listening everywhere, and connections without a request', async () => {
  await listen(app, { port, host: 'localhost', drainSeconds: 0 });
  const silent = addresses.map((host) => connect(port, host));
  for (const host of addresses) await send(host, 'GET / HTTP/1.0\r\n\r\n');
  await app.close();
  for (const socket of silent) expect(await socket.toArray()).toEqual([]);
  for (const host of addresses) await expect(send(host, '')).rejects.toThrow('ECONNREFUSED');
});
