import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exitCodes } from '../refusal.ts';
import { knownSite } from './known-site.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, 'localhost');
  servers.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const config = { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' };
const page = `<script type="application/json" id="boot">${JSON.stringify({ config })}</script>`;

test('a site that has moved is found where it is now', async () => {
  const site = await listen((_, response) => response.end(page));
  const former = await listen((_, response) =>
    response.writeHead(301, { location: `${site}/` }).end(),
  );
  expect(await knownSite(former)).toEqual({ site: new URL(site), config });
});

test('something else that answers there is refused', async () => {
  const other = await listen((_, response) => response.end('<h1>Hello</h1>'));
  await expect(knownSite(other)).rejects.toMatchObject({
    message: `${other} answered 200, and not the way this site does. Check the address.`,
    exitCode: exitCodes.unreachable,
  });
});
