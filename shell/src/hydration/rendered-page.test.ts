import type { DocumentState, ShownUser } from '@site/shared/contracts/composition';
import { asha } from '@site/shared/testing';
import { composeSite } from '../testing/composed-site.tsx';

const routesAt = (path: string) => ({ './routes': { routes: [{ path, element: null }] } });

const site = composeSite({
  'mfe-good': { live: routesAt('/good'), before: routesAt('/good') },
  'mfe-bad': { live: {}, before: routesAt('/bad') },
  'mfe-panel': {
    live: {},
    before: { './panel': { default: () => null } },
    facts: {
      slots: [{ slot: 'home.panel', module: './panel' }],
      exposes: { './panel': { js: [], css: [] } },
    },
  },
});

const KEY = ['a', 'query'];
const state: DocumentState = {
  user: null,
  queries: [[KEY, 'its data']],
  loaderData: { 'mfe-good-0': null },
  panels: [],
};

/** Takes the page up as a browser does that has just got the document, and knows nothing of an earlier page. */
async function takeUp(
  path: string,
  changes: Partial<DocumentState> = {},
  responses: Record<string, unknown> = {},
) {
  jest.resetModules();
  const { queryClient } = await import('@site/shared/platform');
  const { takeUpRenderedPage } = await import('./rendered-page.ts');
  site.begin(path);
  const page = await takeUpRenderedPage({ ...state, ...changes }, responses);
  return { page, data: queryClient.getQueryData(KEY) };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a page is taken up with the data and the routes that it was rendered with', async () => {
  const { page, data } = await takeUp('/good');
  expect(page?.hydrationData).toEqual({ loaderData: state.loaderData });
  expect(data).toBe('its data');
});

test('data that came from the API is taken from the responses in the document', async () => {
  const fromApi = { queries: [], fetched: [[KEY, '/v1/a'] as const] };
  const { page, data } = await takeUp('/good', fromApi, { '/v1/a': 'its response' });
  expect(page).not.toBeNull();
  expect(data).toBe('its response');
  expect((await takeUp('/good', fromApi)).page).toBeNull();
});

test('a page whose remote runs its previous version here is not: markup and data are of another one', async () => {
  expect(await takeUp('/bad')).toEqual({ page: null, data: undefined });
});

test('nor is one of a person who has made a plan elsewhere since: its header has another link', async () => {
  for (const [name, value] of Object.entries({ token: 'signed-in', id: asha.id, name: asha.name }))
    localStorage.setItem(name, value);
  const planner: ShownUser = { ...asha, hasPlan: true };
  expect((await takeUp('/good', { user: asha })).page).not.toBeNull();
  expect((await takeUp('/good', { user: planner })).page).toBeNull();
});

test('nor is one with a panel of such a remote', async () => {
  const { page } = await takeUp('/good', { panels: [['mfe-panel', './panel']] });
  expect(page).toBeNull();
});
