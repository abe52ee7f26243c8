import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import type { Page } from '../rendering/renderer.ts';
import { documentMaker } from './make-document.ts';
import { ownerOf } from './owner.ts';
import type { PageView, Reader } from './page-view.ts';

const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { mountPaths: ['/a'] }) });

const readerOf = (shown: Reader['shown']): Reader => ({
  person: shown ? 'asha' : null,
  shown,
  responses: {
    get: async () => ({ status: 404, json: '{}', isFollowed: false }),
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

function maker() {
  const render = jest.fn(async (_page: Page) => ({ kind: 'none', summary: null }) as const);
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
