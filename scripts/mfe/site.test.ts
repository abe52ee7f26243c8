import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { connectSite } from './site.ts';

let server: Server;

/** A server that ends every connection in the way the test sets. */
async function siteThat(endsConnection: (socket: Socket) => void) {
  server = createServer((socket) => {
    socket.on('error', () => {});
    endsConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return connectSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'mfe_token');
}

afterEach(async () => {
  server.close();
  await once(server, 'close');
});

test.each([
  ['refuses to go on', (socket: Socket) => socket.resetAndDestroy()],
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['dies in the middle', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
])('an upload to a site that %s says that nothing answers', async (_, endsConnection) => {
  const site = await siteThat(endsConnection);
  await expect(site.upload(Buffer.alloc(200_000))).rejects.toThrow(/^No site is answering at http/);
});

test("a token that the site doesn't know is reported in terms of the command line", async () => {
  const refusal = JSON.stringify({ code: 'unauthorized', message: 'Send a valid token.' });
  const site = await siteThat((socket) =>
    socket.once('data', () =>
      socket.end(
        `HTTP/1.1 401 Unauthorized\r\ncontent-type: application/json\r\ncontent-length: ${refusal.length}\r\n\r\n${refusal}`,
      ),
    ),
  );
  await expect(site.get('')).rejects.toMatchObject({
    message: expect.stringMatching(/doesn't know this token.* Set MFE_TOKEN to another/),
    exitCode: 4,
  });
});
