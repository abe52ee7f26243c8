import { fakeApi, networkFailure } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { buildRevision } from '../features/revision/testing/build-revision.ts';
import {
  current,
  gradeButton,
  later,
  list,
  openToday,
  reviews,
  schedulePath,
  stairs,
} from '../testing/today-page.tsx';

/** A network that is offline, and an API behind it that accepts grades and updates its schedule. */
function createNetwork() {
  const network = { away: true, graded: false };
  const moved = buildRevision({ dueOn: '2026-12-02', lastReviewedOn: '2026-11-21', reps: 2 });
  const api = fakeApi()
    .on('get', schedulePath, () => ({
      status: 200,
      data: network.graded ? list({ due: [stairs], next: [later, moved], dueCount: 1 }) : list(),
    }))
    .on('post', reviews, () => {
      if (network.away) throw networkFailure();
      network.graded = true;
      return { status: 200, data: { unitId: 'dsa-two-sum', dueOn: '2026-12-02' } };
    })
    .on('put', `${schedulePath}/dsa-3sum`, () => {
      if (network.away) throw networkFailure();
      return { status: 200, data: { unitId: 'dsa-3sum', dueOn: '2026-11-26' } };
    })
    .on('delete', new RegExp(`^${schedulePath}/`), () => {
      if (network.away) throw networkFailure();
      network.graded = false;
      return { status: 200, data: { unitId: 'dsa-two-sum', dueOn: '2026-11-21' } };
    });
  const comeBack = () => {
    network.away = false;
    act(() => void window.dispatchEvent(new Event('online')));
  };
  const arrived = () =>
    api.calls.filter(({ method }) => method !== 'get').map(({ method, path }) => [method, path]);
  return Object.assign(network, { api, comeBack, arrived });
}

const waits = () => screen.queryByText('Grade waiting to sync');

test('while offline, a grade waits, the next problem appears, and the grade is sent once', async () => {
  const network = createNetwork();
  const { user } = await openToday(network.api);
  await current();
  await user.click(gradeButton(/^Good/));
  expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
  expect(screen.getByText('Two Sum comes back on Wed, Dec 2.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Climbing Stairs' })).toBeVisible();
  expect(waits()).toBeVisible();
  expect(screen.getByText('1 problem')).toBeVisible();
  network.api.calls.length = 0;
  network.comeBack();
  await waitFor(() => expect(waits()).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'Climbing Stairs' })).toBeVisible();
  expect(network.arrived()).toEqual([['post', reviews]]);
});

test('a waiting grade can be undone, and the others are sent in order', async () => {
  const network = createNetwork();
  const { user } = await openToday(network.api);
  await current();
  await user.click(gradeButton(/^Again/));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Two Sum' })).toBeVisible();
  expect(waits()).not.toBeInTheDocument();
  await user.click(gradeButton(/^Good/));
  await waitFor(() => expect(waits()).toBeVisible());
  network.api.calls.length = 0;
  network.comeBack();
  await waitFor(() => expect(waits()).not.toBeInTheDocument());
  const grades = network.api.callsTo('post', reviews).map(({ data }) => data);
  expect(grades).toMatchObject([{ grade: 'again' }, { grade: 'good' }]);
  const { id } = grades[0] as { id: string };
  expect(network.arrived()).toEqual([
    ['post', reviews],
    ['delete', `${reviews}/${id}`],
    ['post', reviews],
  ]);
});

test('a problem whose waiting grade is refused is due again', async () => {
  const network = createNetwork();
  const { user } = await openToday(network.api);
  await current();
  await user.click(gradeButton(/^Good/));
  await waitFor(() => expect(waits()).toBeVisible());
  expect(screen.getByText(/^Two Sum comes back/)).toBeVisible();
  network.api.on('post', reviews, () => ({ status: 409 }));
  network.comeBack();
  expect(await screen.findByRole('article', { name: 'Two Sum' })).toBeVisible();
  expect(screen.queryByText(/^Two Sum comes back/)).not.toBeInTheDocument();
  expect(waits()).not.toBeInTheDocument();
});

test("while offline, a problem that's taken off the schedule is gone at once, and back at once if undone", async () => {
  const network = createNetwork();
  const { user } = await openToday(network.api);
  await current();
  await user.click(screen.getByRole('button', { name: 'Stop revising 3Sum' }));
  await waitFor(() => expect(screen.queryByText('3Sum')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('3Sum')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop revising 3Sum' }));
  await waitFor(() => expect(screen.queryByText('3Sum')).not.toBeInTheDocument());
  network.api.calls.length = 0;
  network.comeBack();
  await waitFor(() =>
    expect(network.arrived()).toEqual([
      ['delete', `${schedulePath}/dsa-3sum`],
      ['put', `${schedulePath}/dsa-3sum`],
      ['delete', `${schedulePath}/dsa-3sum`],
    ]),
  );
});
