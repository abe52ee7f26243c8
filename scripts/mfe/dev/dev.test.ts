import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { contractVersion } from '../../webpack/shared-modules.mjs';
import { exitCodes } from '../refusal.ts';
import { knownSite, startDevelopment } from './dev.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, 'localhost');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A site of the contract that the remotes of this clone need. */
function live(change: (manifest: ReleaseManifest) => void): ReleaseManifest {
  const manifest = testReleaseManifest({});
  manifest.shell.contract = contractVersion;
  change(manifest);
  return manifest;
}

const startAt = (origin: string, remote: string | undefined, port: number) =>
  startDevelopment(origin, { remote, port, say: () => {}, isQuiet: true });

/** Starts `dev` for a remote at a site. */
async function develop(remote?: string, change: (manifest: ReleaseManifest) => void = () => {}) {
  const port = await listen((_, response) => response.end(JSON.stringify(live(change))));
  return startAt(`http://localhost:${port}`, remote, port);
}

test('a port that is in use is refused', async () => {
  await expect(develop('mfe-articles')).rejects.toThrow(
    /^Port \d+ is in use\. Stop what uses it, or name another with --port\.$/,
  );
});

test.each([undefined, 'mfe-nothing', 'shell'])('%s is no remote of this clone', async (remote) => {
  await expect(develop(remote)).rejects.toMatchObject({
    message: expect.stringMatching(/Name a remote: .*mfe-articles, .*\.$/),
    exitCode: exitCodes.usage,
  });
});

test('an address that another owns is refused before anything is built', async () => {
  const taken = testRemote('mfe-a', {
    contract: `^${contractVersion}`,
    uses: {},
    mountPaths: ['/dsaarticles'],
  });
  const started = develop('mfe-articles', ({ remotes }) => {
    remotes['mfe-a'] = taken;
  });
  await expect(started).rejects.toThrow('/dsaarticles of mfe-a and /dsaarticles of mfe-articles');
});

test('a shell of another contract is refused before anything is built', async () => {
  const started = develop('mfe-articles', ({ shell }) => {
    shell.contract = '1.0.0';
  });
  await expect(started).rejects.toThrow(
    /mfe-articles needs contract \S+, the shell offers 1\.0\.0/,
  );
});

test('a site that is down, or of another kind, is named', async () => {
  const port = await listen((_, response) => response.end('<h1>Hello</h1>'));
  await expect(startAt(`http://localhost:${port}`, 'mfe-articles', 4999)).rejects.toMatchObject({
    message: `http://localhost:${port} answered 200, and not the way this site does. Check the address.`,
    exitCode: exitCodes.unreachable,
  });
  await expect(startAt('http://localhost:1', 'mfe-articles', 4999)).rejects.toMatchObject({
    message: expect.stringMatching(/^No site is answering at http:\/\/localhost:1 /),
    exitCode: exitCodes.unreachable,
  });
});

const config = { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' };
const siteAt = async (listener: RequestListener) => `http://localhost:${await listen(listener)}`;
const page = `<script type="application/json" id="boot">${JSON.stringify({ config })}</script>`;

test('a site that has moved is found where it is now', async () => {
  const site = await siteAt((_, response) => response.end(page));
  const former = await siteAt((_, response) =>
    response.writeHead(301, { location: `${site}/` }).end(),
  );
  expect(await knownSite(former)).toEqual({ site: new URL(site), config });
});
