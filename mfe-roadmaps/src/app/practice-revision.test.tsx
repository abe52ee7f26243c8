import { queryKeys } from '@site/shared/contracts/composition';
import { queryClient } from '@site/shared/platform';
import { asha, buildProgress, networkFailure } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  apiWith,
  check,
  daysPath,
  heldResponses,
  nothingScheduled,
  openSheet,
  patchPath,
  saved,
} from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const solved = { completed: true, bookmarked: false, notes: '' };
const solvedSheet = buildRoadmap([
  buildTopic({ learning_units: [buildUnit({ progress: solved })] }),
]);
const startPath = `/v1/users/${asha.id}/revisions/dsa-two-sum`;
const revise = () => screen.findByRole('button', { name: 'Revise Two Sum' });

test("a problem that was just completed can be scheduled, and then says when it's due", async () => {
  const api = apiWith()
    .on('patch', patchPath('dsa-two-sum'), saved)
    .on('put', startPath, () => ({
      status: 200,
      data: { unitId: 'dsa-two-sum', dueOn: '2026-11-24' },
    }));
  const { user } = await openSheet(api);
  expect(screen.queryByRole('button', { name: /^Revise/ })).not.toBeInTheDocument();
  await user.click(check('Two Sum'));
  await user.click(await revise());
  expect(await screen.findByText('Two Sum comes back on Tuesday.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Comes back on Tuesday' })).toHaveAttribute(
    'href',
    '/roadmaps/today',
  );
  expect(api.callsTo('put', startPath)[0]?.data).toEqual({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test("a problem that was just completed is scheduled automatically, and says when it's due", async () => {
  const automatic = { ...nothingScheduled, automatic: true };
  const completed = { ...buildProgress({ completed: true }), dueOn: '2026-11-24' };
  const sheet = buildRoadmap([
    buildTopic({
      learning_units: [buildUnit(), buildUnit({ id: 'dsa-3sum', name: '3Sum', progress: solved })],
    }),
  ]);
  const api = apiWith(sheet)
    .on('get', daysPath, () => ({ status: 200, data: automatic }))
    .on('patch', patchPath('dsa-two-sum'), () => ({ status: 200, data: completed }));
  const { user } = await openSheet(api);
  await screen.findByRole('button', { name: 'Revise 3Sum' });
  const held = heldResponses();
  api.on('get', daysPath, held.handler);
  await user.click(check('Two Sum'));
  expect(await screen.findByRole('link', { name: 'Comes back on Tuesday' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revise Two Sum' })).not.toBeInTheDocument();
  expect(api.callsTo('patch', /./)[0]?.headers).toMatchObject({
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('one completed while offline offers nothing more: the server schedules it when it arrives', async () => {
  let away = true;
  const automatic = { ...nothingScheduled, automatic: true };
  const completed = { ...buildProgress({ completed: true }), dueOn: '2026-11-24' };
  const api = apiWith()
    .on('get', daysPath, () => ({ status: 200, data: automatic }))
    .on('patch', patchPath('dsa-two-sum'), () => {
      if (away) throw networkFailure();
      return { status: 200, data: completed };
    });
  const { user } = await openSheet(api);
  await user.click(check('Two Sum'));
  expect(await screen.findByText('Waiting to sync: status')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Revise/ })).not.toBeInTheDocument();
  api.calls.length = 0;
  const units = { 'dsa-two-sum': '2026-11-24' };
  api.on('get', daysPath, () => ({ status: 200, data: { ...automatic, units } }));
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'Comes back on Tuesday' })).toBeVisible();
  const arrived = api.calls.filter(({ method }) => method !== 'get');
  expect(arrived.map(({ method }) => method)).toEqual(['patch']);
});

test('a problem completed while offline is scheduled after its completion', async () => {
  let away = true;
  const respondWith = (data: unknown) => () => {
    if (away) throw networkFailure();
    return { status: 200, data };
  };
  const api = apiWith()
    .on('patch', patchPath('dsa-two-sum'), respondWith(buildProgress({ completed: true })))
    .on('put', startPath, respondWith({ unitId: 'dsa-two-sum', dueOn: '2026-11-24' }));
  const { user } = await openSheet(api);
  await user.click(check('Two Sum'));
  await screen.findByText('Waiting to sync: status');
  await user.click(await revise());
  await screen.findByText('Waiting to sync: status, revision');
  expect(screen.queryByRole('button', { name: /^Revise/ })).not.toBeInTheDocument();
  api.calls.length = 0;
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'Comes back on Tuesday' })).toBeVisible();
  const arrived = api.calls.filter(({ method }) => method !== 'get');
  expect(arrived.map(({ method }) => method)).toEqual(['patch', 'put']);
});

test('a problem scheduled while offline waits, says so, and is sent once', async () => {
  let away = true;
  const api = apiWith(solvedSheet).on('put', startPath, () => {
    if (away) throw networkFailure();
    return { status: 200, data: { unitId: 'dsa-two-sum', dueOn: '2026-11-24' } };
  });
  const { user } = await openSheet(api);
  await user.click(await revise());
  expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
  expect(screen.getByText('Waiting to sync: revision')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Revise/ })).not.toBeInTheDocument();
  api.calls.length = 0;
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'Comes back on Tuesday' })).toBeVisible();
  expect(screen.queryByText(/Waiting to sync/)).not.toBeInTheDocument();
  expect(api.callsTo('put', startPath)).toHaveLength(1);
});

test('starting one keeps what another device has scheduled', async () => {
  const both = buildRoadmap([
    buildTopic({
      learning_units: [
        buildUnit({ progress: solved }),
        buildUnit({ id: 'dsa-3sum', name: '3Sum', progress: solved }),
      ],
    }),
  ]);
  const api = apiWith(both).on('put', startPath, () => ({
    status: 200,
    data: { unitId: 'dsa-two-sum', dueOn: '2026-11-24' },
  }));
  const { user } = await openSheet(api);
  await revise();
  const late = heldResponses();
  api.on('get', daysPath, late.handler);
  act(() => void queryClient.refetchQueries({ queryKey: queryKeys.revisionDays(asha.id) }));
  await waitFor(() => expect(late.waiting).toHaveLength(1));
  await user.click(await revise());
  await waitFor(() => expect(late.waiting).toHaveLength(2));
  await late.respond({ status: 200, data: nothingScheduled });
  const units = { 'dsa-two-sum': '2026-11-24', 'dsa-3sum': '2026-11-20' };
  await late.respond({ status: 200, data: { ...nothingScheduled, units } });
  expect(await screen.findByRole('link', { name: 'Revise today' })).toBeVisible();
});

test('a problem that is due says so', async () => {
  const days = { ...nothingScheduled, dueCount: 1, units: { 'dsa-two-sum': '2026-11-20' } };
  await openSheet(apiWith(solvedSheet).on('get', daysPath, () => ({ status: 200, data: days })));
  expect(await screen.findByRole('link', { name: 'Revise today' })).toBeVisible();
});

test('an error says why, and the button stays', async () => {
  const message = 'Mark Two Sum complete first: only what is solved comes back.';
  const api = apiWith(solvedSheet).on('put', startPath, () => ({
    status: 409,
    data: { code: 'not-completed', message },
  }));
  const { user } = await openSheet(api);
  await user.click(await revise());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await revise()).toBeEnabled();
});

test("if the schedule can't be loaded, the sheet still works", async () => {
  const api = apiWith(solvedSheet).on('get', daysPath, () => ({ status: 500 }));
  await openSheet(api);
  expect(check('Two Sum')).toBeChecked();
  expect(screen.queryByRole('button', { name: /^Revise/ })).not.toBeInTheDocument();
});
