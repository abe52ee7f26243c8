import { events, sessionStore } from '@site/shared/platform';
import { asha } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
