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

describe('someone who logs in on the page', () => {
  test('keeps the search and sees their own progress', async () => {
    const api = apiWith();
    const { user } = await openSheet(api, { session: null });
    await user.type(screen.getByRole('searchbox'), 'two');
    const held = heldResponses();
    api.on('get', '/v1/roadmaps/dsa', held.handler);
    act(() => sessionStore.getState().signIn(asha));
    await waitFor(() => expect(held.waiting).toHaveLength(1));
    expect(screen.getByRole('searchbox')).toHaveValue('two');
    expect(check('Two Sum')).not.toBeChecked();

    const done = { completed: true, bookmarked: false, notes: '' };
    const own = buildRoadmap([buildTopic({ learning_units: [buildUnit({ progress: done })] })]);
    await held.respond({ status: 200, data: own });
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
    expect(screen.getByRole('searchbox')).toHaveValue('two');
  });

  test('can mark a problem before their own progress has loaded', async () => {
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), saved);
    const { user } = await openSheet(api, { session: null });
    const held = heldResponses();
    api.on('get', '/v1/roadmaps/dsa', held.handler);
    act(() => sessionStore.getState().signIn(asha));
    await waitFor(() => expect(held.waiting).toHaveLength(1));
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    await waitFor(() => expect(held.waiting).toHaveLength(2));
    const done = { completed: true, bookmarked: false, notes: '' };
    const own = buildRoadmap([buildTopic({ learning_units: [buildUnit({ progress: done })] })]);
    held.waiting.shift();
    await held.respond({ status: 200, data: own });
    await waitFor(() => expect(check('Two Sum')).toBeChecked());
  });
});

describe('a visitor', () => {
  const prompted = jest.fn();
  let stop = () => {};
  beforeEach(() => {
    prompted.mockClear();
    stop = events.on('sign-in-wanted', prompted);
  });
  afterEach(() => stop());

  test('is sent to the login page by the status, and returns afterwards', async () => {
    const { user } = await openSheet(apiWith(), {
      session: null,
      path: '/roadmaps/dsa?from=mail#arrays',
    });
    await user.click(check('Two Sum'));
    expect(
      await screen.findByText(
        'Elsewhere: /auth/login?redirect=%2Froadmaps%2Fdsa%3Ffrom%3Dmail%23arrays',
      ),
    ).toBeVisible();
    expect(Object.values({ ...window.sessionStorage }).join()).toContain(
      '"pathname":"/roadmaps/dsa"',
    );
    expect(prompted).not.toHaveBeenCalled();
  });

  test.each([
    ['the bookmark', () => bookmark('Two Sum')],
    ['the note', () => screen.getByRole('button', { name: 'Add note to Two Sum' })],
  ])('is prompted to log in by %s', async (_what, control) => {
    const { user, api } = await openSheet(apiWith(), { session: null });
    await user.click(control());
    expect(await screen.findByText('Please log in first!')).toBeVisible();
    expect(prompted).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsTo('patch', /./)).toHaveLength(0);
  });

  test('sees nothing of the person who was signed in before', async () => {
    const api = apiWith().on('patch', patchPath('dsa-two-sum'), saved);
    const { user } = await openSheet(api);
    await user.click(check('Two Sum'));
    await screen.findByText('Question status updated successfully!');
    act(() => sessionStore.getState().expire());
    await waitFor(() => expect(check('Two Sum')).not.toBeChecked());
  });

  test("is also prompted to log in by the status while the login isn't verified yet", async () => {
    const { user } = await openSheet(apiWith(), { session: null });
    act(() => sessionStore.getState().acceptHint('signed-in'));
    await user.click(check('Two Sum'));
    expect(await screen.findByText('Please log in first!')).toBeVisible();
    expect(check('Two Sum')).not.toBeChecked();
  });
});

describe('after logging in', () => {
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
});
