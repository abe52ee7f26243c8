import { comeBack, events, leaveToLogIn, sessionStore } from '@site/shared/platform';
import { asha, renderApp } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import {
  apiWith,
  bookmark,
  check,
  heldResponses,
  openSheet,
  patchPath,
  saved,
} from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const withNote = buildRoadmap([
  buildTopic({
    learning_units: [
      buildUnit({ progress: { completed: false, bookmarked: false, notes: 'Mine' } }),
    ],
  }),
]);

let resume: (() => void) | undefined;
let stop = () => {};
beforeEach(() => {
  stop = events.on('sign-in-wanted', (detail) => {
    resume = detail.resume;
  });
});
afterEach(() => stop());

describe('someone who left the page to log in', () => {
  const location = { pathname: '/roadmaps/dsa' };
  const sheet = buildRoadmap([
    buildTopic(),
    buildTopic({
      id: 'dsa-graphs',
      title: 'Graphs',
      sequence_number: 2,
      learning_units: [buildUnit({ id: 'dsa-islands', name: 'Islands' })],
    }),
  ]);

  /** Comes back to the sheet after an action on a problem of its second topic that needed a login. */
  async function comeBackFor(want: string, api = apiWith(sheet)) {
    const view = renderApp(routes, { path: '/roadmaps', api });
    const meta = { unitId: 'dsa-islands', want };
    leaveToLogIn(location, { kind: 'unit', purpose: 'save your progress on Islands', meta });
    act(() => sessionStore.getState().signIn(asha));
    comeBack(location.pathname);
    await act(() => view.router.navigate(location));
    await screen.findByRole('table', { name: 'Graphs', hidden: true });
    return { ...view, api };
  }

  test.each([
    ['completed', 'Question status updated successfully!', { completed: true }],
    ['bookmarked', 'Bookmark updated successfully!', { bookmarked: true }],
  ])('finds the same topic open, and the problem %s', async (want, notice, change) => {
    const api = apiWith(sheet).on('patch', patchPath('dsa-islands'), saved);
    await comeBackFor(want, api);
    expect(await screen.findByText(notice)).toBeVisible();
    expect(api.callsTo('patch', /./).map(({ data }) => data)).toEqual([change]);
  });

  test('finds the note open', async () => {
    await comeBackFor('note');
    expect(await screen.findByPlaceholderText('Write your notes here...')).toBeVisible();
  });

  test("doesn't change what they did before on another device", async () => {
    const done = { completed: true, bookmarked: false, notes: '' };
    const mine = buildRoadmap([
      buildTopic(),
      buildTopic({
        id: 'dsa-graphs',
        title: 'Graphs',
        sequence_number: 2,
        learning_units: [buildUnit({ id: 'dsa-islands', name: 'Islands', progress: done })],
      }),
    ]);
    const { api } = await comeBackFor('completed', apiWith(mine));
    expect(check('Islands')).toBeChecked();
    expect(api.callsTo('patch', /./)).toHaveLength(0);
  });
});

const signIn = () => act(() => sessionStore.getState().signIn(asha));

test('a bookmark that needed a login is saved for the person who logs in', async () => {
  const api = apiWith().on('patch', patchPath('dsa-two-sum'), saved);
  const { user } = await openSheet(api, { session: null });
  await user.click(bookmark('Two Sum'));
  signIn();
  act(() => resume?.());
  await screen.findByText('Bookmark updated successfully!');
  expect(api.callsTo('patch', patchPath('dsa-two-sum')).map(({ data }) => data)).toEqual([
    { bookmarked: true },
  ]);
  await waitFor(() => expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'true'));
});

test("a note that needed a login opens with the person's earlier text, but only once it has loaded", async () => {
  const api = apiWith();
  const { user } = await openSheet(api, { session: null });
  await user.click(screen.getByRole('button', { name: 'Add note to Two Sum' }));
  const held = heldResponses();
  api.on('get', '/v1/roadmaps/dsa', held.handler);
  signIn();
  await waitFor(() => expect(held.waiting).toHaveLength(1));
  act(() => resume?.());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await held.respond({ status: 200, data: withNote });
  expect(await screen.findByPlaceholderText('Write your notes here...')).toHaveValue('Mine');
});
