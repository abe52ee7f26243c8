import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { documentMaker } from './make-document.ts';
import { ownerOf } from './owner.ts';
import type { PageView, Reader } from './page-view.ts';

const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { mountPaths: ['/a'] }) });

const reader: Reader = {
  person: null,
  shown: null,
  answers: {
    get: async () => ({ status: 404, json: '{}', isFollowed: false }),
    all: () => [],
    good: () => ({}),
    hasBroken: () => false,
  },
};

const viewOf = (channel: PageView['channel']): PageView => ({
  url: '/a',
  path: '/a',
  manifest,
  channel,
  owner: ownerOf('/a', manifest),
  page: undefined,
  theme: null,
  isKept: false,
  isPast: false,
  releasesOrigin: null,
});

test.each([
  ['what is live is rendered on the server', 'live', 1],
  ['a preview, and what was live once, is left to the browser of the person who opens it', null, 0],
] as const)('%s', async (_, channel, times) => {
  const render = jest.fn(async () => ({ kind: 'none', summary: null }) as const);
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
  await make(viewOf(channel), reader);
  expect(render).toHaveBeenCalledTimes(times);
});
