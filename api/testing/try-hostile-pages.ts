/** What must hold of hostile pages. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findConfinement } from '../src/areas/site/rendering/confinement.ts';
import { createRenderer, type Page, type Renderer } from '../src/areas/site/rendering/renderer.ts';
import { ESCAPE, hostilePages, type Loot } from './hostile-builds.ts';
import { createRenderingSite, pageOf, type RenderingSite, SHELL } from './rendering-site.ts';

const good = pageOf('return "a good page of " + (facts().user?.name ?? "nobody") + ({}).polluted');
const GOOD = { html: '<main>a good page of nobodyundefined</main>' };

// The titles don't depend on the targets.
const nothing = { file: '', folder: '', port: 0, socket: '', pid: 0 };
export const hostileTitles = hostilePages(nothing).map(({ title }) => title);

/** Declares a test for each of these pages: it gets nothing, harms nobody, and others are rendered as before. */
export function tryHostilePages(titles: readonly string[]): void {
  let loot: Loot;
  let folder: string;
  let connections = 0;
  let servers: Server[];
  let datagrams: Socket;
  let site: RenderingSite;
  let renderer: Renderer;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'loot-'));
    const answer = () =>
      createServer((socket) => {
        connections += 1;
        socket.end('sesame');
      });
    const socket = path.join(folder, 'socket');
    const file = path.join(folder, 'secret');
    writeFileSync(file, 'sesame');
    const [byPort, byFile] = [answer().listen(0, '127.0.0.1'), answer().listen(socket)];
    servers = [byPort, byFile];
    await Promise.all(servers.map((server) => once(server, 'listening')));
    const { port } = byPort.address() as AddressInfo;
    datagrams = createSocket('udp4').bind(port, '127.0.0.1');
    datagrams.on('message', (_, sender) => {
      connections += 1;
      datagrams.send('sesame', sender.port, sender.address);
    });
    await once(datagrams, 'listening');
    loot = { file, folder, port, socket, pid: process.pid };
    site = createRenderingSite({ shell: SHELL, 'mfe-b': good });
    renderer = createRenderer({
      releasesDir: site.releasesDir,
      processes: 1,
      limitMs: 8_000,
      silenceMs: 2_000,
      config: { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' },
      publicUrl: 'http://localhost:3000',
      report() {},
      renderedAgain() {},
    });
  });

  afterAll(async () => {
    await renderer.close();
    site.dispose();
    for (const server of [...servers, datagrams]) server.close();
    rmSync(folder, { recursive: true });
  });

  const render = (owner: string, facts: Partial<Page> = {}) =>
    renderer.render({
      address: `/${owner.slice(4)}`,
      manifest: site.manifest(),
      owner,
      user: null,
      theme: null,
      panels: [],
      get: async () => ({ status: 404, json: '{}' }),
      ...facts,
    });

  test.each(titles)('a page that %s', async (title) => {
    const hostile = hostilePages(loot).find((page) => page.title === title);
    const { kind } = await findConfinement();
    // The API says at its start that nothing holds these (confinement.test.ts).
    if (!hostile) throw new Error('there is no such page');
    if (hostile.isHeldBySystem && kind === 'permissions') return;
    site.publish({
      shell: SHELL,
      'mfe-a': pageOf(`Object.prototype.polluted = 'polluted'; ${ESCAPE} ${hostile.body}`),
      'mfe-b': good,
    });
    const user = {
      id: '1',
      name: 'sesame of another',
      avatarUrl: null,
      provider: 'email',
    } as const;
    expect(await render('mfe-b', { user })).toMatchObject({ kind: 'page' });
    expect(await render('mfe-a')).toEqual({ kind: 'none', summary: null });
    expect(await render('mfe-b')).toMatchObject(GOOD);
    expect(connections).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['secret', 'socket']);
  });
}
