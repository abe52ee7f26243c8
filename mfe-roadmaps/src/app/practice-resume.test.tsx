import { events, sessionStore } from '@site/shared/platform';
import { asha } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  answering,
  bookmark,
  heldAnswers,
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

const signIn = () => act(() => sessionStore.getState().signIn(asha));

test('a bookmark that needed an account is saved for the person who logs in', async () => {
  const api = answering().on('patch', patchPath('dsa-two-sum'), saved);
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

test('a note that needed an account opens with what the person wrote before, but only once it has loaded', async () => {
  const api = answering();
  const { user } = await openSheet(api, { session: null });
  await user.click(screen.getByRole('button', { name: 'Add note to Two Sum' }));
  const held = heldAnswers();
  api.on('get', '/v1/roadmaps/dsa', held.handler);
  signIn();
  await waitFor(() => expect(held.waiting).toHaveLength(1));
  act(() => resume?.());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await held.answer({ status: 200, data: withNote });
  expect(await screen.findByPlaceholderText('Write your notes here...')).toHaveValue('Mine');
});
