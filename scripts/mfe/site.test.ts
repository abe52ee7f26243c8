import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { reach } from './http-client.ts';
import { exitCodes, Refusal } from './refusal.ts';
import { connectSite, requireRights, type Site } from './site.ts';

/** Timers that a process waits for before it ends. */
const timers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

test('a command goes on waiting for a call that Node has forgotten, instead of ending without a word', async () => {
  let answerNow = (_: Response) => {};
  const forgotten = new Promise<Response>((resolve) => {
    answerNow = resolve;
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(forgotten);
  const before = timers();
  const answer = reach('http://localhost:1', '/v1/releases');
  expect(timers()).toBe(before + 1);
  answerNow(new Response());
  await answer;
  expect(timers()).toBe(before);
});

const siteThatSays = (refusal: Refusal) =>
  ({ get: () => Promise.reject(refusal) }) as unknown as Site;

test('a site of a version that has no answer to that is left to say no later', async () => {
  const site = siteThatSays(new Refusal("There's nothing at this address."));
  await expect(requireRights(site, ['mfe-jobs'], ['publish', 'promote'])).resolves.toBeUndefined();
});

test("a site that doesn't respond is reported at once", async () => {
  const site = siteThatSays(new Refusal('No site is answering.', exitCodes.unreachable));
  await expect(requireRights(site, ['mfe-jobs'], ['publish'])).rejects.toThrow(
    'No site is answering.',
  );
});

describe('a site that', () => {
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
    ['refuses to go on with an upload', (socket: Socket) => socket.resetAndDestroy()],
    ['hangs up', (socket: Socket) => socket.destroy()],
    ['dies in the middle', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
  ])('%s is reported as one that answers nothing', async (_, endsConnection) => {
    const site = await siteThat(endsConnection);
    await expect(site.upload(Buffer.alloc(200_000))).rejects.toThrow(
      /^No site is answering at http/,
    );
  });

  test("doesn't know a token is reported in terms of the command line", async () => {
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
});
