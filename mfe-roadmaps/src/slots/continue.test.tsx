import { queryKeys, type RevisionDays } from '@site/shared/contracts';
import { outbox, queryClient } from '@site/shared/platform';
import { asha, networkFailure, renderApp } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { buildDue } from '../features/revision/testing/build-revision.ts';
import { routes } from '../routes.tsx';
import { answering, check, daysPath, patchPath, saved } from '../testing/practice-page.tsx';
import { buildRoadmap, buildSummary, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';
import ContinuePanel from './continue.tsx';

const solved = { completed: true, bookmarked: false, notes: '' };
const sheet = buildRoadmap([
  buildTopic({
    learning_units: [
      buildUnit({ progress: solved }),
      buildUnit({ id: 'dsa-3sum', name: '3Sum', sequence_number: 2 }),
    ],
  }),
]);
const site = [{ path: '/', element: <ContinuePanel>Nothing yet</ContinuePanel> }, ...routes];
const dueLink = () => screen.queryByRole('link', { name: /due today/ });

/** An API with Two Sum solved and due; a test changes its next responses. */
function answeringDue() {
  const says = {
    completed: 1,
    days: { today: '2026-11-21', dueCount: 1, units: { 'dsa-two-sum': '2026-11-20' } },
  };
  const api = answering(sheet)
    .on('get', '/v1/roadmaps', () => ({
      status: 200,
      data: [buildSummary({ unit_count: 2, completed_units: says.completed })],
    }))
    .on('get', daysPath, () => ({ status: 200, data: says.days satisfies RevisionDays }));
  return { api, says };
}

test('the home page shows what is due, and no longer does once its completion is undone', async () => {
  const { api, says } = answeringDue();
  api.on('patch', patchPath('dsa-two-sum'), (call) => {
    Object.assign(says, { completed: 0, days: { ...says.days, dueCount: 0, units: {} } });
    return saved(call);
  });
  const { user, router } = renderApp(site, { api, session: asha });
  expect(await screen.findByRole('link', { name: '1 due today' })).toBeVisible();
  await act(() => router.navigate('/roadmaps/dsa'));
  await screen.findByRole('table');
  await user.click(check('Two Sum'));
  await screen.findByText('Question status updated successfully!');
  await waitFor(() => expect(api.callsTo('get', daysPath)).toHaveLength(2));
  await act(() => router.navigate('/'));
  expect(await screen.findByText('Start here')).toBeVisible();
  expect(dueLink()).not.toBeInTheDocument();
});

test('a problem that is due as soon as it is put on the schedule is counted on the home page', async () => {
  const { api, says } = answeringDue();
  says.days = { today: '2026-11-21', dueCount: 0, units: {} as never };
  api.on('put', `/v1/users/${asha.id}/revisions/dsa-two-sum`, () => ({
    status: 200,
    data: { unitId: 'dsa-two-sum', dueOn: '2026-11-21' },
  }));
  const { user, router } = renderApp(site, { api, session: asha, path: '/roadmaps/dsa' });
  await user.click(await screen.findByRole('button', { name: 'Revise Two Sum' }));
  await screen.findByText('Two Sum is due today.');
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('link', { name: '1 due today' })).toBeVisible();
});

test('a problem with a grade that waits for the network is no longer due', async () => {
  const { api } = answeringDue();
  const list = { today: '2026-11-21', dueCount: 1, due: [buildDue()], next: [] };
  api
    .on('get', `/v1/users/${asha.id}/revisions`, () => ({ status: 200, data: list }))
    .on('post', /reviews$/, () => {
      throw networkFailure();
    });
  const { user, router } = renderApp(site, { api, session: asha, path: '/roadmaps/today' });
  await user.click(await screen.findByRole('button', { name: /^Good/ }));
  await screen.findByText('Grade waits for the network');
  await act(() => router.navigate('/'));
  expect(await screen.findByText('Continue where you left off')).toBeVisible();
  await waitFor(() =>
    expect(queryClient.getQueryData(queryKeys.revisionDays(asha.id))).toMatchObject({
      dueCount: 1,
    }),
  );
  expect(dueLink()).not.toBeInTheDocument();
});

test('the home page reflects a change that waited for the network', async () => {
  const { api, says } = answeringDue();
  let away = true;
  api.on('patch', patchPath('dsa-two-sum'), (call) => {
    if (away) throw networkFailure();
    Object.assign(says, { completed: 0, days: { ...says.days, dueCount: 0, units: {} } });
    return saved(call);
  });
  renderApp(site, { api, session: asha });
  await screen.findByRole('link', { name: '1 due today' });
  const change = { person: asha.id, unitId: 'dsa-two-sum', patch: { completed: false } };
  await act(() => outbox.saveProgress(change));
  expect(dueLink()).toBeVisible();
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(dueLink()).not.toBeInTheDocument());
  expect(await screen.findByText('Start here')).toBeVisible();
});
