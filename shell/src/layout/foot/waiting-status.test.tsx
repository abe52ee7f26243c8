import { drafts } from '@site/shared/device';
import { type Mutation, outbox, records, sessionStore } from '@site/shared/platform';
import {
  asha,
  buildProgress,
  type FakeResponse,
  fakeApi,
  networkFailure,
} from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';

const saved = { status: 200, data: buildProgress() };
const bell = { status: 200, data: { items: [], unread: 0 } };
const pages = [{ path: '/', element: <h1>Page</h1> }];

const flag = (unitId: string): Mutation => ({
  person: asha.id,
  kind: 'progress',
  queueKey: `unit ${unitId}`,
  method: 'patch',
  url: `/v1/users/${asha.id}/learning-units/${unitId}`,
  failureMessage: 'Failed to update bookmark',
  page: '/roadmaps/dsa',
  meta: { unitId, patch: { bookmarked: true } },
});
const words = (unitId: string): Mutation => ({
  ...flag(unitId),
  failureMessage: 'Failed to save note',
  keepRefused: true,
});

const waiting = () => records.list(({ kind }) => kind === 'mutation');

/** Both the shell and the test harness show notices. */
const notice = async (text: string | RegExp) => (await screen.findAllByText(text))[0];

/** A page on which these changes were made while the network was away. */
async function openPage(...mutations: Mutation[]) {
  const network = { away: true, respond: (): FakeResponse => saved };
  const api = fakeApi()
    .on('get', /./, () => bell)
    .on('patch', /./, () => {
      if (network.away) throw networkFailure();
      return network.respond();
    });
  const view = renderShell(pages, { api, session: asha, rests: true });
  await screen.findByRole('heading', { name: 'Page' });
  for (const mutation of mutations) await act(() => outbox.enqueue(mutation));
  const comeBack = (response: FakeResponse) => {
    Object.assign(network, { away: false, respond: () => response });
    act(() => void window.dispatchEvent(new Event('online')));
  };
  return { ...view, network, comeBack };
}

test('pending changes are counted at the foot of every page, and their outcome is shown once', async () => {
  const { comeBack } = await openPage(flag('two-sum'), flag('3sum'));
  expect(await screen.findByText('2 changes waiting to sync')).toBeVisible();
  comeBack(saved);
  expect(await notice('All changes saved')).toBeVisible();
  expect(screen.queryByText(/waiting to sync/)).not.toBeInTheDocument();
});

test('it can be tried at once', async () => {
  const { user, network } = await openPage(flag('two-sum'));
  await screen.findByText('1 change waiting to sync');
  network.away = false;
  await user.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await notice('All changes saved')).toBeVisible();
});

test('a pending change that is refused is reported in its own words', async () => {
  const { comeBack } = await openPage(flag('two-sum'));
  await screen.findByText(/waiting to sync/);
  comeBack({ status: 404 });
  expect(await notice('Failed to update bookmark')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/waiting to sync/)).not.toBeInTheDocument());
  expect(screen.queryByText('All changes saved')).not.toBeInTheDocument();
});

test('words that are refused stay, with the way to their page', async () => {
  const { user, comeBack } = await openPage(words('two-sum'));
  await screen.findByText(/waiting to sync/);
  comeBack({ status: 412 });
  expect(await screen.findByText('1 change not saved')).toBeVisible();
  expect(await notice('Failed to save note')).toBeVisible();
  expect(screen.queryByText('All changes saved')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show' }));
  expect(await screen.findByText('Elsewhere: /roadmaps/dsa')).toBeVisible();
});

test('words that another tab could not save are no success either', async () => {
  const { network } = await openPage(words('two-sum'));
  await screen.findByText(/waiting to sync/);
  network.away = false;
  const [kept] = waiting();
  if (!kept) throw new Error('It waits.');
  const value = { ...(kept.value as object), state: 'refused', refusal: { status: 412 } };
  act(() => records.write(kept.kind, kept.key, kept.owner, value));
  expect(await screen.findByText('1 change not saved')).toBeVisible();
  expect(screen.queryByText('All changes saved')).not.toBeInTheDocument();
});

test('logging out retains pending changes, says so, and shows them to nobody else', async () => {
  const { network } = await openPage(flag('two-sum'));
  await screen.findByText('1 change waiting to sync');
  act(() => sessionStore.getState().expire());
  expect(await notice(/until you log in again/)).toBeVisible();
  expect(screen.queryByText(/waiting to sync$/)).not.toBeInTheDocument();
  network.away = false;
  act(() => sessionStore.getState().signIn(asha));
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('code whose page was closed before it was sent is sent from any page', async () => {
  const draft = { code: 'mine = 1', changedAt: '2026-11-26T10:00:00.000Z' };
  const path = `/v1/users/${asha.id}/units/dsa-two-sum/draft`;
  const api = fakeApi()
    .on('get', '/v1/notifications', () => bell)
    .on('get', path, () => ({ status: 200, data: { draft: null } }))
    .on('put', path, () => ({ status: 200, data: { draft: { ...draft, language: 'python' } } }));
  renderShell(pages, { api, session: asha, rests: true });
  drafts.write('dsa-two-sum:python', asha.id, {
    ...draft,
    title: 'Two Sum',
    path: '/dsaarticle/two-sum',
  });
  await waitFor(
    () =>
      expect(api.callsTo('put', path).map(({ data }) => data)).toEqual([
        { ...draft, language: 'python', base: null },
      ]),
    { timeout: 5_000 },
  );
});
