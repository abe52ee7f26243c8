import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import type { Page, Renderer } from '../rendering/renderer.ts';
import { firstFilesOf } from './first-files.ts';
import { metadataOf } from './head-tags.ts';
import { documentMaker } from './make-document.ts';
import { declaredPage, ownerOf } from './page-path.ts';
import type { PageView, Reader } from './page-view.ts';

const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { mountPaths: ['/a'] }) });

const readerOf = (shown: Reader['shown']): Reader => ({
  person: shown ? 'asha' : null,
  shown,
  responses: {
    get: async () => ({ status: 404, json: '{}', isFollowed: false, ownAddress: undefined }),
    all: () => [],
    good: () => ({}),
    hasBroken: () => false,
  },
});

const asha = { id: 'asha', name: 'Asha' } as NonNullable<Reader['shown']>;

const viewOf = (channel: PageView['channel']): PageView => ({
  url: '/a',
  path: '/a',
  manifest,
  channel,
  owner: ownerOf('/a', manifest),
  page: undefined,
  theme: null,
  isCacheable: false,
  isPast: false,
  releasesOrigin: null,
});

const notRendered = { kind: 'none', summary: null } as const;

function maker(outcome: Awaited<ReturnType<Renderer['render']>> = notRendered) {
  const render = jest.fn(async (_page: Page) => outcome);
  const make = documentMaker({
    publicUrl: 'http://localhost:3000',
    bootFacts: {
      config: { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' },
      manifestKeys: {},
    },
    renderer: {
      render,
      sitemapOf: async () => ({ failed: 'busy' }),
      unrendered: () => [],
      waiting: async () => 0,
      close: async () => {},
    },
    isRendering: true,
    inline: async (_manifest, files) => files,
  });
  return { make, render };
}

test.each([
  ['what is live is rendered on the server', 'live', asha, [{ isPreview: false }]],
  [
    'a preview is rendered for a visitor, apart from what is live',
    null,
    null,
    [{ isPreview: true }],
  ],
  ['a preview is left to the browser of a person who is logged in', null, asha, []],
] as const)('%s', async (_, channel, shown, pages) => {
  const { make, render } = maker();
  await make(viewOf(channel), readerOf(shown));
  expect(render.mock.calls).toEqual(pages.map((page) => [expect.objectContaining(page)]));
});

test('what fills the header is rendered with every page, what fills another place with the page that has it', async () => {
  const { make, render } = maker();
  const filled = testReleaseManifest({
    'mfe-a': testRemote('mfe-a', {
      mountPaths: ['/a'],
      slots: [
        { slot: 'header.right', module: './src/slots/streak.tsx', audience: 'signed-in' },
        { slot: 'home.panel', module: './src/slots/panel.tsx' },
      ],
    }),
  });
  const home = {
    path: '/',
    title: 'Home',
    description: 'Home',
    slots: ['home.panel' as const],
  };
  const view = { ...viewOf('live'), manifest: filled };
  await make(view, readerOf(asha));
  await make(view, readerOf(null));
  await make({ ...view, page: home }, readerOf(null));
  expect(render.mock.calls.map(([{ panels }]) => panels)).toEqual([
    [['mfe-a', './src/slots/streak.tsx']],
    [],
    [['mfe-a', './src/slots/panel.tsx']],
  ]);
});

describe('what a rendered page was made from', () => {
  const json = '{"title":"</script>","nothing":null}';
  const rendered = (address: string) => ({
    kind: 'page' as const,
    status: 200 as const,
    head: {},
    html: '<main>A page</main>',
    stylesheets: [],
    state: { user: null, queries: [], fetched: [[['a key'], address] as [unknown[], string]] },
  });
  const { responses, ...reader } = readerOf(null);
  const good = () => ({ '/v1/a': json, '/v1/b': '{}' });

  async function bootOf(address: string) {
    const { make } = maker(rendered(address));
    const made = await make(viewOf('live'), { ...reader, responses: { ...responses, good } });
    if (made.kind !== 'document') throw new Error('it leads elsewhere');
    const [, boot = ''] = /id="boot">(.*)<\/script>/.exec(made.html) ?? [];
    return { ...JSON.parse(boot), isWhole: made.isWhole };
  }

  test('is in the document once, as the API sent it', async () => {
    const { rendered: state, data, isWhole } = await bootOf('/v1/a');
    expect(state.fetched).toEqual([[['a key'], '/v1/a']]);
    expect(data).toEqual({ person: null, answers: { '/v1/a': JSON.parse(json) } });
    expect(isWhole).toBe(true);
  });

  test('is left to the browser if the page names what it never requested', async () => {
    const { rendered: state, data, isWhole } = await bootOf('/v1/of-somebody-else');
    expect([state, data, isWhole]).toEqual([undefined, undefined, false]);
  });
});

describe('the owner of an address, its title and first files', () => {
  const releaseManifest = testReleaseManifest();

  const pageAt = (path: string) => ({ path, title: 'A page', description: 'About it' });
  const withPosts = testReleaseManifest({ 'mfe-a': testRemote('mfe-a') });
  withPosts.shell.pages = ['/', '/posts', '/posts/:id'].map(pageAt);

  test.each([
    ['/', 'shell'],
    ['/posts', 'shell'],
    ['/posts/', 'shell'],
    ['/posts/3', 'shell'],
    ['/posts/3/', 'shell'],
    ['/posts/%E0', 'shell'],
    ['/a', 'remote'],
    ['/a/', 'remote'],
    ['/a/b/c', 'remote'],
    ['/posts/3/comments', 'nobody'],
    ['/post', 'nobody'],
    ['/nothing', 'nobody'],
    ['/ab', 'nobody'],
    ['/:id', 'nobody'],
  ])('%s belongs to the %s', (path, kind) => {
    expect(ownerOf(path, withPosts).kind).toBe(kind);
  });

  test('a page of the shell loads the shell alone', () => {
    const files = firstFilesOf(releaseManifest, ownerOf('/', releaseManifest));
    expect(files.scripts.map(({ address }) => address)).toEqual([
      `${releaseManifest.shell.base}main.js`,
    ]);
    expect(files.preloadScripts).toEqual([]);
  });

  test('a page of a remote announces the entry, its routes and the shared components', () => {
    const files = firstFilesOf(releaseManifest, ownerOf('/a/b', releaseManifest));
    expect(files.preloadScripts.map(({ address }) => address.split('/').at(-1))).toEqual([
      'remote-entry.js',
      'ui.js',
      'routes.js',
    ]);
    expect(files.preloadStyles.map(({ address }) => address.split('/').at(-1))).toEqual([
      'routes.css',
    ]);
  });

  test.each([
    ['a page that comes rendered, for a visitor', [], null, false],
    ['a page that comes rendered, for a person', [], 'asha', true],
    ['a page that the browser renders', null, null, true],
  ])('what calls need is announced as needed: %s', (_, used, person, announced) => {
    const { shell } = releaseManifest;
    const files = { ...shell.files, 'http.js': `sha384-${'h'.repeat(64)}` };
    const manifest = { ...releaseManifest, shell: { ...shell, files } };
    const { preloadScripts } = firstFilesOf(manifest, ownerOf('/', manifest), used, person);
    expect(preloadScripts.map(({ address }) => address)).toEqual(
      announced ? [`${shell.base}http.js`] : [],
    );
  });

  test.each([
    ['a page of a remote', '/a', [], true],
    ['a page with a panel of a remote', '/', ['/releases/mfe-a/1/1.css'], true],
    ['another page', '/', [], false],
  ])('what remotes need is announced as needed: %s', (_, path, used, announced) => {
    const { shell } = releaseManifest;
    const files = { ...shell.files, 'federation.js': `sha384-${'f'.repeat(64)}` };
    const manifest = { ...releaseManifest, shell: { ...shell, files } };
    const { preloadScripts } = firstFilesOf(manifest, ownerOf(path, manifest), used);
    const addresses = preloadScripts.map(({ address }) => address);
    expect(addresses.includes(`${shell.base}federation.js`)).toBe(announced);
  });

  test('the chunks whose styles the markup has are announced, but for parts of what is shared', () => {
    const { shell } = releaseManifest;
    const hash = `sha384-${'c'.repeat(64)}`;
    const added = { '1.css': hash, '1.js': hash, 'ui.css': hash };
    const shared = { '@site/shared/ui': { js: ['ui.js'], css: ['ui.css'] } };
    const manifest = {
      ...releaseManifest,
      shell: { ...shell, shared, files: { ...shell.files, ...added } },
    };
    const used = [`${shell.base}main.css`, `${shell.base}1.css`, `${shell.base}ui.css`];
    const { preloadScripts } = firstFilesOf(manifest, ownerOf('/', manifest), used);
    expect(preloadScripts).toEqual([{ address: `${shell.base}1.js`, integrity: hash }]);
  });

  test('a page is named by its owner, and one that its owner does not declare by the site', () => {
    const titleOf = (path: string) =>
      metadataOf(ownerOf(path, releaseManifest), declaredPage(path, releaseManifest)).title;
    expect(titleOf('/a')).toBe('mfe-a');
    expect(titleOf('/a/b')).toBe('Stepwise');
    expect(titleOf('/nothing')).toBe('Sorry page not found!');
  });
});
