import { queryKeys } from '@site/shared/contracts/composition';
import { queryClient } from '@site/shared/platform';
import {
  asha,
  type FakeApi,
  fakeApi,
  fromElsewhere,
  networkFailure,
  renderApp,
} from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { reloadPage } from '../features/practice/reload-page.ts';
import { routes } from '../routes.tsx';
import { apiWith, smallSheet } from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic } from '../testing/roadmap-builder.ts';

jest.mock('../features/practice/reload-page.ts', () => ({ reloadPage: jest.fn() }));
beforeEach(() => jest.mocked(reloadPage).mockClear());

const open = (api: FakeApi) => renderApp(routes, { path: '/roadmaps/dsa', api, session: asha });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('nothing to practise', () => {
  test('a roadmap without topics says so', async () => {
    open(apiWith(buildRoadmap([])));
    expect(await screen.findByText('No practice problems found for this roadmap.')).toBeVisible();
    expect(screen.getByText('No practice problems found')).toBeVisible();
    expect(screen.getByText('No topics available for this roadmap')).toBeVisible();
  });

  test('a roadmap whose topics are all empty warns', async () => {
    open(apiWith(buildRoadmap([buildTopic({ learning_units: [] })])));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^No practice problems found for this roadmap$/,
    );
  });
});

describe('loading and failing', () => {
  test("says that it's loading", async () => {
    let respond: (() => void) | undefined;
    const api = fakeApi().on('get', '/v1/roadmaps/dsa', async () => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      return { status: 200, data: smallSheet };
    });
    open(api);
    expect(await screen.findByText('Loading practice problems...')).toBeInTheDocument();
    await waitFor(() => expect(respond).toBeDefined());
    act(() => respond?.());
    expect(await rowOf('Two Sum')).toBeVisible();
    expect(screen.queryByText('Loading practice problems...')).not.toBeInTheDocument();
  });

  test.each([
    ['an empty answer', () => fromElsewhere(200, null), 'No data received from API'],
    [
      'a response that is not a roadmap',
      () => fromElsewhere(200, '<html></html>'),
      'No data received from API',
    ],
    [
      'an unknown roadmap',
      () => ({ status: 404, data: { statusCode: 404, code: 'not-found', message: 'Not here' } }),
      'Roadmap not found (ID: dsa). Please check if this roadmap exists.',
    ],
    [
      'a server error',
      () => ({ status: 503, data: { statusCode: 503, code: 'busy', message: 'Too busy' } }),
      'Error loading data: Too busy',
    ],
    [
      'a lost connection',
      () => {
        throw networkFailure();
      },
      "Error loading data: The site can't be reached right now. Check your connection and try again.",
    ],
    [
      'an error without a message',
      () => {
        throw new Error('');
      },
      'Error loading data: Unknown error occurred',
    ],
  ])("says what's wrong after %s, and can reload", async (_what, handler, message) => {
    const { user } = open(fakeApi().on('get', '/v1/roadmaps/dsa', handler));
    expect(
      await screen.findByRole('heading', { name: 'Error Loading Practice Problems' }),
    ).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('a failed call is retried once', async () => {
    let calls = 0;
    const api = fakeApi().on('get', '/v1/roadmaps/dsa', () => {
      calls += 1;
      return calls === 1 ? { status: 500 } : { status: 200, data: smallSheet };
    });
    open(api);
    expect(await rowOf('Two Sum')).toBeVisible();
    expect(calls).toBe(2);
  });

  test('is refetched after five minutes, but not before', async () => {
    const api = apiWith();
    const { router } = open(api);
    await rowOf('Two Sum');
    const comeBack = async () => {
      await act(() => router.navigate('/far'));
      await act(() => router.navigate('/roadmaps/dsa'));
      await rowOf('Two Sum');
    };
    await comeBack();
    expect(api.callsTo('get', '/v1/roadmaps/dsa')).toHaveLength(1);
    const key = queryKeys.roadmap('dsa', asha.id);
    queryClient.setQueryData(key, smallSheet, { updatedAt: Date.now() - 5 * 60_000 });
    await comeBack();
    await waitFor(() => expect(api.callsTo('get', '/v1/roadmaps/dsa')).toHaveLength(2));
  });

  test("an older copy stays if a fresh one can't be loaded, and says so", async () => {
    const api = apiWith();
    open(api);
    await rowOf('Two Sum');
    api.on('get', '/v1/roadmaps/dsa', () => ({ status: 500 }));
    await act(() => queryClient.refetchQueries({ queryKey: ['roadmap', 'dsa'] }));
    expect(await screen.findByText(/seeing a saved copy/)).toBeVisible();
    expect(await rowOf('Two Sum')).toBeVisible();
  });
});

describe('addresses', () => {
  test.each([
    ['/roadmaps/dsa', 'the-default', '/v1/roadmaps/the-default'],
    ['/roadmaps/dsa/', 'the-default', '/v1/roadmaps/the-default'],
    ['/roadmaps/sql/', 'the-default', '/v1/roadmaps/sql'],
    ['/roadmaps/a%2Fb', 'the-default', '/v1/roadmaps/a%2Fb'],
  ])('%s shows the right roadmap', async (path, defaultRoadmapId, expected) => {
    const api = fakeApi().on('get', expected, () => ({ status: 200, data: smallSheet }));
    renderApp(routes, { path, api, config: { defaultRoadmapId } });
    expect(await rowOf('Two Sum')).toBeVisible();
    expect(api.calls.map((call) => call.path)).toEqual([expected]);
  });
});
