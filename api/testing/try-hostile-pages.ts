/** What must hold of hostile pages. */
import { fileURLToPath } from 'node:url';
import { type Confinement, findConfinement } from '../src/areas/site/rendering/confinement.ts';
import {
  createRenderer,
  type Page,
  type Renderer,
  type RendererOptions,
} from '../src/areas/site/rendering/renderer.ts';
import { ESCAPE, hostilePages } from './hostile-builds.ts';
import { setUpLoot } from './loot.ts';
import { createRenderingSite, pageOf, type RenderingSite, SHELL } from './rendering-site.ts';

const good = pageOf('return "a good page of " + (facts().user?.name ?? "nobody") + ({}).polluted');
const GOOD = { html: '<main>a good page of nobodyundefined</main>' };

// Titles and kinds don't depend on the targets.
const pages = hostilePages({ file: '', folder: '', port: 0, socket: '', pid: 0, addOn: '' });
export const hostileTitles = pages.map(({ title }) => title);
/** Of those that get what they try for unless Node's switches or the system around the process hold them. */
export const confinedTitles = pages
  .filter(({ heldBy }) => heldBy !== 'program')
  .map(({ title }) => title);

let targets: Awaited<ReturnType<typeof setUpLoot>>;
let site: RenderingSite;
let renderer: Renderer;

const open = (options: Partial<RendererOptions>) => {
  renderer = createRenderer({
    releasesDir: site.releasesDir,
    processes: 1,
    limitMs: 8_000,
    silenceMs: 2_000,
    config: { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' },
    publicUrl: 'http://localhost:3000',
    report() {},
    renderedAgain() {},
    ...options,
  });
};

async function setUp() {
  targets = await setUpLoot();
  site = createRenderingSite({ shell: SHELL, 'mfe-b': good });
}

function remove() {
  site.dispose();
  targets.remove();
}

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

/** Makes a hostile page live beside a good one. */
function publish(title: string) {
  const hostile = hostilePages(targets.loot).find((page) => page.title === title);
  if (!hostile) throw new Error('there is no such page');
  site.publish({
    shell: SHELL,
    'mfe-a': pageOf(`Object.prototype.polluted = 'polluted'; ${ESCAPE} ${hostile.body}`),
    'mfe-b': good,
  });
  return hostile;
}

/** Declares a test for each of these pages: it gets nothing, harms nobody, and others are rendered as before. */
export function tryHostilePages(titles: readonly string[]): void {
  beforeAll(async () => {
    await setUp();
    open({});
  });
  afterAll(async () => {
    await renderer.close();
    remove();
  });

  test.each(titles)('a page that %s', async (title) => {
    const { heldBy } = publish(title);
    const { kind } = await findConfinement();
    // The API says at its start that nothing holds these (confinement.test.ts).
    if (heldBy === 'system' && kind === 'permissions') return;
    const user = {
      id: '1',
      name: 'sesame of another',
      avatarUrl: null,
      provider: 'email',
    } as const;
    expect(await render('mfe-b', { user })).toMatchObject({ kind: 'page' });
    expect(await render('mfe-a')).toEqual({ kind: 'none', summary: null });
    expect(await render('mfe-b')).toMatchObject(GOOD);
    expect(targets.connections()).toBe(0);
    expect(targets.files()).toEqual(['secret', 'socket']);
    expect(targets.isBystanderAlive()).toBe(true);
  });
}

const program = fileURLToPath(
  new URL('../src/areas/site/rendering/rendering-program.cjs', import.meta.url),
);

/** The rights of the API itself. Which of the kinds it is called matters to previews alone. */
const unconfined: Confinement = {
  kind: 'namespaces',
  command: [process.execPath, '--no-warnings', program],
  env: process.env,
};

/** Declares a test for each of these pages: in a process that nothing confines, it gets what it tries for. */
export function tryUnconfined(titles: readonly string[]): void {
  beforeEach(async () => {
    await setUp();
    open({ confinement: async () => unconfined, limitMs: 60_000, silenceMs: 60_000 });
  });
  afterEach(async () => {
    await renderer.close();
    remove();
  });

  test.each(titles)('a page that %s gets it if nothing confines it', async (title) => {
    publish(title);
    expect(await render('mfe-a')).toMatchObject({
      kind: 'page',
      html: expect.stringMatching(/^<main>got/),
    });
  });
}
