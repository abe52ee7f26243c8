import { queryKeys } from '@site/shared/contracts';
import { queryClient } from '@site/shared/platform';
import { asha, type FakeApi, fakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reloadPage } from '../features/practice/reload-page.ts';
import { routes } from '../routes.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

jest.mock('../features/practice/reload-page.ts', () => ({ reloadPage: jest.fn() }));
beforeEach(() => jest.mocked(reloadPage).mockClear());

const done = { completed: true, bookmarked: false, notes: '' };
const companies = (...names: string[]) =>
  names.map((name) => ({ company: { name }, frequency: 3 }));

const sheet = buildRoadmap([
  buildTopic({
    id: 'dsa-trees',
    title: 'Trees',
    sequence_number: 2,
    learning_units: [
      buildUnit({ id: 'dsa-path-sum', name: 'Path Sum', difficulty: 'hard' }),
      buildUnit({ id: 'dsa-invert-tree', name: 'Invert Tree', sequence_number: 2 }),
    ],
  }),
  buildTopic({
    learning_units: [
      buildUnit({
        article_link: 'https://articles.example/two-sum',
        company_learning_unit_frequencies: companies('Google', 'JPMorgan', 'Adobe', 'Meta'),
      }),
      buildUnit({
        id: 'dsa-3sum',
        name: '3Sum',
        difficulty: 'medium',
        sequence_number: 2,
        rating: null,
        problem_link: null,
        progress: done,
      }),
    ],
  }),
]);

const answering = (roadmap: unknown = sheet) =>
  fakeApi().on('get', '/v1/roadmaps/dsa', () => ({ status: 200, data: roadmap }));

function open(api: FakeApi = answering(), path = '/roadmaps/dsa') {
  return renderApp(routes, { path, api, session: asha });
}
const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const topic = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('the sheet', () => {
  test('shows title, description and the summary with the percentage', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'DSA Sheet', level: 1 })).toBeVisible();
    expect(screen.getByText('Data structures and algorithms, in order.')).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Your progress' }));
    const terms = summary.getAllByRole('term').map((term) => term.textContent);
    const values = summary.getAllByRole('definition').map((value) => value.textContent);
    expect(terms).toEqual(['total', 'easy', 'medium', 'hard']);
    expect(values).toEqual(['1/4', '0/2', '1/1', '0/1']);
    expect(summary.getByText('25%')).toBeVisible();
  });

  test('lists the topics in sequence with their counts, the first unfinished one open', async () => {
    open();
    await screen.findByRole('heading', { name: 'DSA Sheet' });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Arrays1/2 completed',
      'Trees0/2 completed',
    ]);
    expect(topic('Arrays')).toHaveAttribute('aria-expanded', 'true');
    expect(topic('Trees')).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens one topic at a time, and closes the open one', async () => {
    const { user } = open();
    await rowOf('Two Sum');
    await user.click(topic('Trees'));
    expect(await rowOf('Path Sum')).toBeVisible();
    expect(topic('Arrays')).toHaveAttribute('aria-expanded', 'false');
    await user.click(topic('Trees'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('has a column for each fact of a problem', async () => {
    open();
    const row = within(await rowOf('Two Sum'));
    expect(screen.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      'Status',
      'Problem',
      'Difficulty',
      'Companies',
      'Article',
      'Video',
      'Bookmarks',
      'Notes',
    ]);
    expect(row.getByRole('checkbox', { name: 'Mark Two Sum complete' })).not.toBeChecked();
    expect(row.getByRole('link', { name: 'Two Sum' })).toHaveAttribute('target', '_blank');
    expect(row.getByText('Rating: 4/5')).toBeVisible();
    expect(row.getByText('easy')).toBeVisible();
    expect(row.getByRole('link', { name: 'Article on Two Sum' })).toHaveAttribute(
      'href',
      'https://articles.example/two-sum',
    );
    expect(row.getByText('No video')).toBeInTheDocument();
  });

  test('shows a dash, not a dead link, for what is absent', async () => {
    open();
    const row = within(await rowOf('3Sum'));
    expect(row.queryByRole('link')).not.toBeInTheDocument();
    expect(row.getByText('3Sum')).toBeVisible();
    expect(row.getByText('No article')).toBeInTheDocument();
    expect(row.getByText('No companies')).toBeInTheDocument();
    expect(row.queryByText(/Rating/)).not.toBeInTheDocument();
  });

  test('shows two companies, and the rest on demand', async () => {
    const { user } = open();
    const row = within(await rowOf('Two Sum'));
    const names = () => row.getAllByRole('listitem').map((item) => item.textContent);
    expect(names()).toEqual(['Google', 'JPJPMorgan', '+2']);
    await user.click(row.getByRole('button', { name: '+2 more: Adobe, Meta' }));
    expect(names()).toEqual(['Google', 'JPJPMorgan', 'Adobe', 'Meta', 'Fewer']);
    await user.click(row.getByRole('button', { name: 'Fewer companies' }));
    expect(names()).toHaveLength(3);
  });

  test('says that companies and ratings are illustrative, where they are', async () => {
    open();
    expect(
      await screen.findByText('Companies, frequencies and ratings are illustrative.'),
    ).toBeVisible();
  });

  test('does not say so where they are real', async () => {
    open(answering({ ...sheet, illustrative: false }));
    await rowOf('Two Sum');
    expect(screen.queryByText(/illustrative/)).not.toBeInTheDocument();
  });
});

describe('search and filter', () => {
  test('a search finds problems by part of their name and opens their topic', async () => {
    const { user } = open();
    await rowOf('Two Sum');
    await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), 'PATH');
    expect(await rowOf('Path Sum')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Arrays/ })).not.toBeInTheDocument();
    expect(topic('Trees')).toHaveTextContent('1 match');
    expect(screen.getByText('1 problem in 1 topic')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Invert/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await rowOf('Two Sum')).toBeVisible();
  });

  test('a search opens a match even after all topics were closed', async () => {
    const { user } = open();
    await rowOf('Two Sum');
    await user.click(topic('Arrays'));
    await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), 'invert');
    expect(await rowOf('Invert Tree')).toBeVisible();
  });

  test('the difficulty filter keeps problems of that difficulty', async () => {
    const { user } = open();
    await rowOf('Two Sum');
    const select = screen.getByRole('combobox', { name: 'Difficulty' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Difficulties', 'easy', 'medium', 'hard']);
    await user.selectOptions(select, 'medium');
    expect(await rowOf('3Sum')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Two Sum/ })).not.toBeInTheDocument(),
    );
  });

  test('finding nothing says what to do', async () => {
    const { user } = open();
    await rowOf('Two Sum');
    await user.type(screen.getByPlaceholderText('Search problems...'), 'nowhere');
    expect(await screen.findByText('No practice problems found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
  });
});

describe('nothing to practise', () => {
  test('a roadmap without topics says so', async () => {
    open(answering(buildRoadmap([])));
    expect(await screen.findByText('No practice problems found for this roadmap.')).toBeVisible();
    expect(screen.getByText('No practice problems found')).toBeVisible();
    expect(screen.getByText('No topics available for this roadmap')).toBeVisible();
  });

  test('a roadmap whose topics are all empty warns', async () => {
    open(answering(buildRoadmap([buildTopic({ learning_units: [] })])));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^No practice problems found for this roadmap$/,
    );
  });
});

describe('loading and failing', () => {
  test('says that it loads', async () => {
    let answer: (() => void) | undefined;
    const api = fakeApi().on('get', '/v1/roadmaps/dsa', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { status: 200, data: sheet };
    });
    open(api);
    expect(await screen.findByText('Loading practice problems...')).toBeInTheDocument();
    await waitFor(() => expect(answer).toBeDefined());
    act(() => answer?.());
    expect(await rowOf('Two Sum')).toBeVisible();
    expect(screen.queryByText('Loading practice problems...')).not.toBeInTheDocument();
  });

  test.each([
    ['an empty answer', () => ({ status: 200, data: null }), 'No data received from API'],
    [
      'an answer that is no roadmap',
      () => ({ status: 200, data: '<html></html>' }),
      'No data received from API',
    ],
    [
      'no such roadmap',
      () => ({ status: 404, data: { statusCode: 404, code: 'not_found', message: 'Not here' } }),
      'Roadmap not found (ID: dsa). Please check if this roadmap exists.',
    ],
    [
      'a failure of the server',
      () => ({ status: 503, data: { statusCode: 503, code: 'busy', message: 'Too busy' } }),
      'Error loading data: Too busy',
    ],
    [
      'a lost connection',
      () => {
        throw networkFailure();
      },
      'Error loading data: Network Error',
    ],
    [
      'a failure without a word',
      () => {
        throw new Error('');
      },
      'Error loading data: Unknown error occurred',
    ],
  ])('says what is wrong after %s, and reloads on request', async (_what, handler, message) => {
    const { user } = open(fakeApi().on('get', '/v1/roadmaps/dsa', handler));
    expect(
      await screen.findByRole('heading', { name: 'Error Loading Practice Problems' }),
    ).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('a failed call is tried once more', async () => {
    let calls = 0;
    const api = fakeApi().on('get', '/v1/roadmaps/dsa', () => {
      calls += 1;
      return calls === 1 ? { status: 500 } : { status: 200, data: sheet };
    });
    open(api);
    expect(await rowOf('Two Sum')).toBeVisible();
    expect(calls).toBe(2);
  });

  test('is not asked for again within five minutes, and is afterwards', async () => {
    const api = answering();
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
    queryClient.setQueryData(key, sheet, { updatedAt: Date.now() - 5 * 60_000 });
    await comeBack();
    await waitFor(() => expect(api.callsTo('get', '/v1/roadmaps/dsa')).toHaveLength(2));
  });

  test('an older copy stays when a fresh one cannot be had, and says so', async () => {
    const api = answering();
    open(api);
    await rowOf('Two Sum');
    api.on('get', '/v1/roadmaps/dsa', () => ({ status: 500 }));
    await act(() => queryClient.refetchQueries({ queryKey: ['roadmap', 'dsa'] }));
    expect(await screen.findByText(/last copy that could be loaded/)).toBeVisible();
    expect(await rowOf('Two Sum')).toBeVisible();
  });
});

describe('addresses', () => {
  test.each([
    ['/roadmaps/dsa', 'the-default', '/v1/roadmaps/the-default'],
    ['/roadmaps/dsa/', 'the-default', '/v1/roadmaps/the-default'],
    ['/roadmaps/sql', 'the-default', '/v1/roadmaps/sql'],
    ['/roadmaps/sql/', 'the-default', '/v1/roadmaps/sql'],
    ['/roadmaps/a%2Fb', 'the-default', '/v1/roadmaps/a%2Fb'],
  ])('%s shows the right roadmap', async (path, defaultRoadmapId, expected) => {
    const api = fakeApi().on('get', expected, () => ({ status: 200, data: sheet }));
    renderApp(routes, { path, api, config: { defaultRoadmapId } });
    expect(await rowOf('Two Sum')).toBeVisible();
    expect(api.calls.map((call) => call.path)).toEqual([expected]);
  });
});
