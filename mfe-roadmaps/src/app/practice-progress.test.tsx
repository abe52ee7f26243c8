import { queryClient } from '@site/shared/platform';
import { asha, fromElsewhere } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { buildHome } from '../features/home/testing/build-home.ts';
import { CompanyList } from '../features/practice/companies/company-list.tsx';
import {
  apiWith,
  bookmark,
  check,
  completed,
  heldResponses,
  openSheet,
  patchPath,
  saved,
  smallSheet,
} from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

jest.mock('../features/practice/companies/company-list.tsx', () => {
  const actual = jest.requireActual('../features/practice/companies/company-list.tsx');
  return { CompanyList: jest.fn(actual.CompanyList) };
});

/** The sheet of a learner who has solved everything on another device. */
const allCompleted = buildRoadmap([
  buildTopic({
    learning_units: [
      buildUnit(),
      buildUnit({ id: 'dsa-3sum', name: '3Sum', sequence_number: 2 }),
    ].map((unit) => ({ ...unit, progress: { ...unit.progress, completed: true } })),
  }),
]);

describe('marking a problem complete', () => {
  test("shows at once, updates summary and topic, and says so once it's saved", async () => {
    const held = heldResponses();
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user } = await openSheet(api);
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    expect(check('Two Sum')).toHaveFocus();
    expect(completed()).toHaveTextContent('1/2');
    expect(screen.getByText('50%')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Arrays 1\/2/ })).toBeVisible();
    expect(screen.queryByText('Question status updated successfully!')).not.toBeInTheDocument();

    await held.respond(saved);
    expect(await screen.findByText('Question status updated successfully!')).toBeVisible();
    expect(check('Two Sum')).toBeChecked();
    expect(api.callsTo('patch', /./).map((call) => call.data)).toEqual([{ completed: true }]);
  });

  test("is undone if it couldn't be saved", async () => {
    const held = heldResponses();
    const { user } = await openSheet(apiWith().on('patch', patchPath('dsa-two-sum'), held.handler));
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    await held.respond({ status: 500 });
    expect(await screen.findByText('Login to update question status')).toBeVisible();
    expect(check('Two Sum')).not.toBeChecked();
    expect(completed()).toHaveTextContent('0/2');
  });

  test('treats any status other than 200 as a failure', async () => {
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), () => fromElsewhere(202));
    const { user } = await openSheet(api);
    await user.click(check('Two Sum'));
    expect(await screen.findByText('Login to update question status')).toBeVisible();
    expect(check('Two Sum')).not.toBeChecked();
  });

  test('works from the keyboard', async () => {
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), saved);
    const { user } = await openSheet(api);
    while (document.activeElement !== check('Two Sum')) await user.tab();
    await user.keyboard(' ');
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    const revise = await screen.findByRole('button', { name: 'Revise Two Sum' });
    await user.tab();
    await user.tab();
    expect(revise).toHaveFocus();
    await user.tab();
    expect(bookmark('Two Sum')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'true'));
  });

  test('fast repeated clicks are sent one after another and end in the last state', async () => {
    const held = heldResponses();
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user } = await openSheet(api);
    const sent = () => api.callsTo('patch', /./).map((call) => call.data);
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).not.toBeChecked());
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());

    expect(sent()).toEqual([{ completed: true }]);
    await held.respond(saved);
    await waitFor(() => expect(sent()).toEqual([{ completed: true }, { completed: false }]));
    expect(check('Two Sum')).toBeChecked();
    await held.respond({ status: 500 });
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(check('Two Sum')).toBeChecked();
    await held.respond(saved);
    await screen.findByText('Question status updated successfully!');
    expect(check('Two Sum')).toBeChecked();
  });

  test('a series of changes that fails ends in the last saved state', async () => {
    const held = heldResponses();
    const { user } = await openSheet(apiWith().on('patch', patchPath('dsa-two-sum'), held.handler));
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    await user.click(check('Two Sum'));
    await waitFor(() => expect(check('Two Sum')).not.toBeChecked());
    await held.respond({ status: 500 });
    await waitFor(() => expect(held.waiting).toHaveLength(1));
    await held.respond({ status: 500 });
    await screen.findByText('Login to update question status');
    expect(check('Two Sum')).not.toBeChecked();
  });

  test("two problems don't interfere with each other", async () => {
    const first = heldResponses();
    const api = apiWith()
      .on('patch', patchPath('dsa-two-sum'), first.handler)
      .on('patch', patchPath('dsa-3sum'), saved);
    const { user } = await openSheet(api);
    await user.click(check('Two Sum'));
    await user.click(check('3Sum'));
    await screen.findByText('Question status updated successfully!');
    expect(completed()).toHaveTextContent('2/2');
    await first.respond({ status: 500 });
    await screen.findByText('Login to update question status');
    expect(check('Two Sum')).not.toBeChecked();
    expect(check('3Sum')).toBeChecked();
  });

  test('re-renders no other problem', async () => {
    const { user } = await openSheet(apiWith().on('patch', patchPath('dsa-two-sum'), saved));
    jest.mocked(CompanyList).mockClear();
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    const drawn = jest.mocked(CompanyList).mock.calls.map(([{ frequencies }]) => frequencies);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.flat().map(({ company }) => company.name)).not.toContain('Company of 3Sum');
  });

  test("an older response that arrives late doesn't undo it", async () => {
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), saved);
    const { user } = await openSheet(api);
    api.on('patch', patchPath('dsa-3sum'), saved);
    const late = heldResponses();
    api.on('get', '/v1/roadmaps/dsa', late.handler);
    act(() => void queryClient.refetchQueries({ queryKey: ['roadmap', 'dsa'] }));
    await waitFor(() => expect(late.waiting).toHaveLength(1));
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    await late.respond({ status: 200, data: smallSheet });
    await user.click(check('3Sum'));
    await waitFor(() => expect(check('3Sum')).toBeChecked());
    expect(check('Two Sum')).toBeChecked();
    expect(completed()).toHaveTextContent('2/2');
  });

  test('a response that it discarded is refetched: another device may have changed more', async () => {
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), saved);
    const { user } = await openSheet(api);
    const late = heldResponses();
    api.on('get', '/v1/roadmaps/dsa', late.handler);
    act(() => void queryClient.refetchQueries({ queryKey: ['roadmap', 'dsa'] }));
    await waitFor(() => expect(late.waiting).toHaveLength(1));
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    await waitFor(() => expect(late.waiting).toHaveLength(2));
    await late.respond({ status: 200, data: smallSheet });
    await late.respond({ status: 200, data: allCompleted });
    await waitFor(() => expect(check('3Sum')).toBeChecked());
    expect(check('Two Sum')).toBeChecked();
  });

  test('data that was already stale is still refetched', async () => {
    const held = heldResponses();
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user, router } = await openSheet(api);
    await user.click(check('Two Sum'));
    await act(() => router.navigate('/far'));
    await queryClient.invalidateQueries({ queryKey: ['roadmap'] });
    await held.respond(saved);
    await screen.findByText('Question status updated successfully!');
    api.on('get', '/v1/roadmaps/dsa', () => ({ status: 200, data: allCompleted }));
    await act(() => router.navigate('/roadmaps/dsa'));
    await waitFor(() => expect(check('3Sum')).toBeChecked());
  });

  test("doesn't make the rest of the data count as fresh", async () => {
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), saved);
    const { user } = await openSheet(api);
    const age = () => queryClient.getQueryState(['roadmap', 'dsa', asha.id])?.dataUpdatedAt;
    const before = age();
    expect(before).toBeGreaterThan(0);
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    expect(age()).toBe(before);
  });

  test('stays while the learner visits another page', async () => {
    const held = heldResponses();
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user, router } = await openSheet(api);
    await user.click(check('Two Sum'));
    await act(() => router.navigate('/far'));
    await held.respond(saved);
    await screen.findByText('Question status updated successfully!');
    await act(() => router.navigate('/roadmaps/dsa'));
    expect(check('Two Sum')).toBeChecked();
  });

  test('counts in the list of roadmaps as well', async () => {
    const api = apiWith()
      .on('patch', patchPath('dsa-two-sum'), saved)
      .on('get', '/v1/roadmaps', () => ({ status: 200, data: [] }))
      .on('get', '/v1/home', () => ({ status: 200, data: buildHome() }));
    const { user, router } = await openSheet(api);
    await act(() => router.navigate('/roadmaps'));
    await screen.findByText('No roadmaps yet');
    await act(() => router.navigate('/roadmaps/dsa'));
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    await act(() => router.navigate('/roadmaps'));
    await waitFor(() => expect(api.callsTo('get', '/v1/roadmaps')).toHaveLength(2));
  });
});

describe('bookmarking a problem', () => {
  test("shows at once and says so once it's saved", async () => {
    const held = heldResponses();
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), held.handler);
    const { user } = await openSheet(api);
    expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'false');
    await user.click(bookmark('Two Sum'));
    await waitFor(() => expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'true'));
    await held.respond(saved);
    expect(await screen.findByText('Bookmark updated successfully!')).toBeVisible();
    expect(bookmark('Two Sum')).toHaveFocus();
    expect(api.callsTo('patch', /./).map((call) => call.data)).toEqual([{ bookmarked: true }]);
  });

  test("is undone if it couldn't be saved, and leaves the status alone", async () => {
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), (call) =>
      JSON.stringify(call.data).includes('bookmarked') ? { status: 500 } : saved(call),
    );
    const { user } = await openSheet(api);
    await user.click(check('Two Sum'));
    await user.click(bookmark('Two Sum'));
    expect(await screen.findByText('Failed to update bookmark')).toBeVisible();
    expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'false');
    expect(check('Two Sum')).toBeChecked();
  });
});

test.each([
  ['a learner', asha],
  ['a visitor', null],
])(
  'a search by %s and its address change re-render no problem that was already shown',
  async (_who, session) => {
    const { user, router } = await openSheet(apiWith(), { session });
    const drawn = jest.mocked(CompanyList);
    await waitFor(() => expect(drawn).toHaveBeenCalled());
    drawn.mockClear();
    await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), 'sum');
    await waitFor(() => expect(router.state.location.search).toContain('q=sum'));
    expect(await screen.findByText('2 problems in 1 topic')).toBeVisible();
    // The page renders the router's change a moment later.
    await act(async () => {});
    expect(drawn).not.toHaveBeenCalled();
  },
);
