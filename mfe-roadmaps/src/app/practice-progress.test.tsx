import { events, queryClient, sessionStore } from '@site/shared/platform';
import {
  asha,
  type FakeAnswer,
  type FakeApi,
  fakeApi,
  networkFailure,
  renderApp,
} from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CompanyList } from '../features/practice/companies/company-list.tsx';
import { routes } from '../routes.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

jest.mock('../features/practice/companies/company-list.tsx', () => {
  const actual = jest.requireActual('../features/practice/companies/company-list.tsx');
  return { CompanyList: jest.fn(actual.CompanyList) };
});

const patchPath = (unitId: string) => `/v1/users/${asha.id}/learning-units/${unitId}`;
const sheet = buildRoadmap([
  buildTopic({
    learning_units: [
      buildUnit(),
      buildUnit({
        id: 'dsa-3sum',
        name: '3Sum',
        difficulty: 'medium',
        sequence_number: 2,
        company_learning_unit_frequencies: [{ company: { name: 'Company of 3Sum' }, frequency: 1 }],
      }),
    ],
  }),
]);
const answering = () =>
  fakeApi().on('get', '/v1/roadmaps/dsa', () => ({ status: 200, data: sheet }));
const saved = { status: 200, data: {} };

async function open(api: FakeApi, session: typeof asha | null = asha, path = '/roadmaps/dsa') {
  const view = renderApp(routes, { path, api, session });
  await screen.findByRole('table');
  return view;
}
const check = (name: string) => screen.getByRole('checkbox', { name: `Mark ${name} complete` });
const bookmark = (name: string) => screen.getByRole('button', { name: `Bookmark ${name}` });
const completed = () =>
  within(screen.getByRole('region', { name: 'Your progress' })).getAllByRole('definition')[0];

/** Answers calls in the order and at the time the test says. */
function heldAnswers() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  return {
    handler: () => new Promise<FakeAnswer>((resolve) => void waiting.push(resolve)),
    waiting,
    answer: (answer: FakeAnswer) => act(async () => waiting.shift()?.(answer)),
  };
}

describe('marking a problem complete', () => {
  test('shows at once, moves summary and topic, and says so once it is saved', async () => {
    const held = heldAnswers();
    const api = answering().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user } = await open(api);
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    expect(check('Two Sum')).toHaveFocus();
    expect(completed()).toHaveTextContent('1/2');
    expect(screen.getByText('50%')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Arrays 1\/2/ })).toBeVisible();
    expect(screen.queryByText('Question status updated successfully!')).not.toBeInTheDocument();

    await held.answer(saved);
    expect(await screen.findByText('Question status updated successfully!')).toBeVisible();
    expect(check('Two Sum')).toBeChecked();
    expect(api.callsTo('patch', /./).map((call) => call.data)).toEqual([{ completed: true }]);
  });

  test('is taken back when it could not be saved', async () => {
    const held = heldAnswers();
    const { user } = await open(answering().on('patch', patchPath('dsa-two-sum'), held.handler));
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    await held.answer({ status: 500 });
    expect(await screen.findByText('Login to update question status')).toBeVisible();
    expect(check('Two Sum')).not.toBeChecked();
    expect(completed()).toHaveTextContent('0/2');
  });

  test('is taken back when the connection is lost', async () => {
    const api = answering().on('patch', patchPath('dsa-two-sum'), () => {
      throw networkFailure();
    });
    const { user } = await open(api);
    await user.click(check('Two Sum'));
    expect(await screen.findByText('Login to update question status')).toBeVisible();
    expect(check('Two Sum')).not.toBeChecked();
  });

  test('counts an answer other than 200 as a failure', async () => {
    const api = answering().on('patch', patchPath('dsa-two-sum'), () => ({ status: 202 }));
    const { user } = await open(api);
    await user.click(check('Two Sum'));
    expect(await screen.findByText('Login to update question status')).toBeVisible();
    expect(check('Two Sum')).not.toBeChecked();
  });

  test('works from the keyboard', async () => {
    const api = answering().on('patch', patchPath('dsa-two-sum'), () => saved);
    const { user } = await open(api);
    while (document.activeElement !== check('Two Sum')) await user.tab();
    await user.keyboard(' ');
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    await user.tab();
    await user.tab();
    expect(bookmark('Two Sum')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'true'));
  });

  test('can be undone', async () => {
    const api = answering().on('patch', patchPath('dsa-two-sum'), () => saved);
    const { user } = await open(api);
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).not.toBeChecked());
    await waitFor(() =>
      expect(api.callsTo('patch', /./).map((call) => call.data)).toEqual([
        { completed: true },
        { completed: false },
      ]),
    );
  });

  test('fast repeated clicks are sent one after another and end in the last state', async () => {
    const held = heldAnswers();
    const api = answering().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user } = await open(api);
    const sent = () => api.callsTo('patch', /./).map((call) => call.data);
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).not.toBeChecked());
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());

    expect(sent()).toEqual([{ completed: true }]);
    await held.answer(saved);
    await waitFor(() => expect(sent()).toEqual([{ completed: true }, { completed: false }]));
    expect(check('Two Sum')).toBeChecked();
    await held.answer({ status: 500 });
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(check('Two Sum')).toBeChecked();
    await held.answer(saved);
    await screen.findByText('Question status updated successfully!');
    expect(check('Two Sum')).toBeChecked();
  });

  test('a chain that fails ends in what was saved last', async () => {
    const held = heldAnswers();
    const { user } = await open(answering().on('patch', patchPath('dsa-two-sum'), held.handler));
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).not.toBeChecked());
    await held.answer({ status: 500 });
    await waitFor(() => expect(held.waiting).toHaveLength(1));
    await held.answer({ status: 500 });
    await screen.findByText('Login to update question status');
    expect(check('Two Sum')).not.toBeChecked();
  });

  test('two problems do not disturb each other', async () => {
    const first = heldAnswers();
    const api = answering()
      .on('patch', patchPath('dsa-two-sum'), first.handler)
      .on('patch', patchPath('dsa-3sum'), () => saved);
    const { user } = await open(api);
    await user.click(check('Two Sum'));
    await user.click(check('3Sum'));
    await screen.findByText('Question status updated successfully!');
    expect(completed()).toHaveTextContent('2/2');
    await first.answer({ status: 500 });
    await screen.findByText('Login to update question status');
    expect(check('Two Sum')).not.toBeChecked();
    expect(check('3Sum')).toBeChecked();
  });

  test('draws no other problem anew', async () => {
    const { user } = await open(answering().on('patch', patchPath('dsa-two-sum'), () => saved));
    jest.mocked(CompanyList).mockClear();
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    const drawn = jest.mocked(CompanyList).mock.calls.map(([{ frequencies }]) => frequencies);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.flat().map(({ company }) => company.name)).not.toContain('Company of 3Sum');
  });

  test('an older answer that arrives late does not take it back', async () => {
    const api = answering().on('patch', patchPath('dsa-two-sum'), () => saved);
    const { user } = await open(api);
    api.on('patch', patchPath('dsa-3sum'), () => saved);
    const late = heldAnswers();
    api.on('get', '/v1/roadmaps/dsa', late.handler);
    act(() => void queryClient.refetchQueries({ queryKey: ['roadmap', 'dsa'] }));
    await waitFor(() => expect(late.waiting).toHaveLength(1));
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    await late.answer({ status: 200, data: sheet });
    await user.click(check('3Sum'));
    await waitFor(() => expect(check('3Sum')).toBeChecked());
    expect(check('Two Sum')).toBeChecked();
    expect(completed()).toHaveTextContent('2/2');
  });

  test('is kept while the learner looks at another page', async () => {
    const held = heldAnswers();
    const api = answering().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user, router } = await open(api);
    await user.click(check('Two Sum'));
    await act(() => router.navigate('/far'));
    await held.answer(saved);
    await screen.findByText('Question status updated successfully!');
    await act(() => router.navigate('/roadmaps/dsa'));
    expect(check('Two Sum')).toBeChecked();
  });

  test('counts in the list of roadmaps as well', async () => {
    const api = answering()
      .on('patch', patchPath('dsa-two-sum'), () => saved)
      .on('get', '/v1/roadmaps', () => ({ status: 200, data: [] }));
    const { user, router } = await open(api);
    await act(() => router.navigate('/roadmaps'));
    await screen.findByText('No roadmaps yet');
    await act(() => router.navigate('/roadmaps/dsa'));
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    await act(() => router.navigate('/roadmaps'));
    await waitFor(() => expect(api.callsTo('get', '/v1/roadmaps')).toHaveLength(2));
  });
});

describe('somebody who logs in on the page', () => {
  test('keeps the search and sees the own progress', async () => {
    const api = answering();
    const { user } = await open(api, null);
    await user.type(screen.getByRole('searchbox'), 'two');
    const held = heldAnswers();
    api.on('get', '/v1/roadmaps/dsa', held.handler);
    act(() => sessionStore.getState().signIn(asha));
    await waitFor(() => expect(held.waiting).toHaveLength(1));
    expect(screen.getByRole('searchbox')).toHaveValue('two');
    expect(check('Two Sum')).not.toBeChecked();

    const done = { completed: true, bookmarked: false, notes: '' };
    const own = buildRoadmap([buildTopic({ learning_units: [buildUnit({ progress: done })] })]);
    await held.answer({ status: 200, data: own });
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    expect(screen.getByRole('searchbox')).toHaveValue('two');
  });

  test('may mark a problem before the own progress is there', async () => {
    const api = answering().on('patch', patchPath('dsa-two-sum'), () => saved);
    const { user } = await open(api, null);
    const held = heldAnswers();
    api.on('get', '/v1/roadmaps/dsa', held.handler);
    act(() => sessionStore.getState().signIn(asha));
    await waitFor(() => expect(held.waiting).toHaveLength(1));
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    await waitFor(() => expect(held.waiting).toHaveLength(2));
    const done = { completed: true, bookmarked: false, notes: '' };
    const own = buildRoadmap([buildTopic({ learning_units: [buildUnit({ progress: done })] })]);
    held.waiting.shift();
    await held.answer({ status: 200, data: own });
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
  });
});

describe('bookmarking a problem', () => {
  test('shows at once and says so once it is saved', async () => {
    const held = heldAnswers();
    const api = answering().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user } = await open(api);
    expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'false');
    await user.click(bookmark('Two Sum'));
    await waitFor(() => expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'true'));
    await held.answer(saved);
    expect(await screen.findByText('Bookmark updated successfully!')).toBeVisible();
    expect(bookmark('Two Sum')).toHaveFocus();
    expect(api.callsTo('patch', /./).map((call) => call.data)).toEqual([{ bookmarked: true }]);
  });

  test('is taken back when it could not be saved, and leaves the status alone', async () => {
    const api = answering().on('patch', patchPath('dsa-two-sum'), (call) =>
      JSON.stringify(call.data).includes('bookmarked') ? { status: 500 } : saved,
    );
    const { user } = await open(api);
    await user.click(check('Two Sum'));
    await user.click(bookmark('Two Sum'));
    expect(await screen.findByText('Failed to update bookmark')).toBeVisible();
    expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'false');
    expect(check('Two Sum')).toBeChecked();
  });
});

describe('somebody who is logged out', () => {
  const wanted = jest.fn();
  let stop = () => {};
  beforeEach(() => {
    wanted.mockClear();
    stop = events.on('sign-in-wanted', wanted);
  });
  afterEach(() => stop());

  test('is sent to the login page by the status, and will come back', async () => {
    const { user } = await open(answering(), null, '/roadmaps/dsa?from=mail#arrays');
    await user.click(check('Two Sum'));
    expect(
      await screen.findByText(
        'Elsewhere: /auth/login?redirect=%2Froadmaps%2Fdsa%3Ffrom%3Dmail%23arrays',
      ),
    ).toBeVisible();
    expect(Object.values({ ...window.sessionStorage }).join()).toContain(
      '"pathname":"/roadmaps/dsa"',
    );
    expect(wanted).not.toHaveBeenCalled();
  });

  test.each([
    ['the bookmark', () => bookmark('Two Sum')],
    ['the note', () => screen.getByRole('button', { name: 'Add note to Two Sum' })],
  ])('is asked to log in by %s', async (_what, control) => {
    const { user, api } = await open(answering(), null);
    await user.click(control());
    expect(await screen.findByText('Please log in first!')).toBeVisible();
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsTo('patch', /./)).toHaveLength(0);
  });

  test('sees nothing of the person who was signed in before', async () => {
    const api = answering().on('patch', patchPath('dsa-two-sum'), () => saved);
    const { user } = await open(api);
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    act(() => sessionStore.getState().expire());
    await waitFor(() => expect(check('Two Sum')).not.toBeChecked());
  });

  test('whose login is not proved yet is asked to log in by the status, too', async () => {
    const { user } = await open(answering(), null);
    act(() => sessionStore.getState().adopt('marker'));
    await user.click(check('Two Sum'));
    expect(await screen.findByText('Please log in first!')).toBeVisible();
    expect(check('Two Sum')).not.toBeChecked();
  });
});
