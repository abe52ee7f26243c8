import type { Attempt } from '@site/shared/contracts/practice';
import { attempts } from '@site/shared/device';
import { sessionStore } from '@site/shared/platform';
import { asha, fakeApi, networkFailure } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { starter } from '../testing/adding.ts';
import { gave } from '../testing/fake-python.ts';
import {
  button,
  openWorkspace,
  place,
  shownLines,
  storeDraft,
} from '../testing/open-workspace.tsx';
import { MOST_ON_DEVICE } from './device-attempts.ts';

const path = `/v1/users/${asha.id}/units/dsa-add/attempts`;
const earlier: Attempt = {
  id: '5f0c9c1e-3d0b-4c56-8a3e-6f1c2d3e4f50',
  language: 'python',
  verdict: 'wrong-answer',
  passed: 1,
  total: 3,
  milliseconds: 12,
  submittedAt: '2026-11-20T10:00:00.000Z',
  code: 'def add(a, b):\n    return 3\n',
};

/** An API that stores what it's sent. */
function account(stored: Attempt[] = []) {
  return fakeApi()
    .on('get', path.replace('attempts', 'draft'), () => ({ status: 200, data: { draft: null } }))
    .on('get', path.replace('attempts', 'cases'), () => ({ status: 200, data: { cases: null } }))
    .on('get', path, () => ({ status: 200, data: { attempts: stored } }))
    .on('post', path, ({ data }) => {
      stored.unshift(data as Attempt);
      return { status: 201, data };
    });
}

const onDevice = (owner: string | null = null) => attempts.read('dsa-add', owner)?.attempts ?? [];
const store =
  (made: Attempt[], owner: string | null = null) =>
  () =>
    attempts.write('dsa-add', owner, { attempts: made, ...place });
const list = () => screen.getByText('Attempts').closest('details') as HTMLElement;
const openList = () => act(async () => within(list()).getByText('Attempts').click());
const rows = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => row.textContent);

async function submit(page: Awaited<ReturnType<typeof openWorkspace>>) {
  await page.press('Submit');
  page.judge(gave('3'), gave('0'), gave('1000000001'));
  await page.finish();
  await screen.findByRole('heading', { name: 'Accepted' });
}

test('what a visitor submits is stored on the device and listed with its code', async () => {
  const page = await openWorkspace({ store: storeDraft('mine = 1') });
  await submit(page);
  await openList();
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Accepted 3\/3.*just now/)]));
  await page.user.click(within(list()).getByText('Accepted'));
  expect(within(list()).getByText('mine = 1')).toBeVisible();
  expect(onDevice()).toEqual([
    expect.objectContaining({ verdict: 'accepted', passed: 3, total: 3, code: 'mine = 1' }),
  ]);
});

test('the device retains the latest of many', async () => {
  const many = Array.from({ length: MOST_ON_DEVICE }, (_, index) => ({
    ...earlier,
    id: `5f0c9c1e-3d0b-4c56-8a3e-6f1c2d3e4f${10 + index}`,
  }));
  const page = await openWorkspace({ store: store(many) });
  await submit(page);
  expect(onDevice()).toHaveLength(MOST_ON_DEVICE);
  expect(onDevice()[0]?.verdict).toBe('accepted');
});

test('the code of an attempt is loaded into the editor, and that can be undone', async () => {
  const { user } = await openWorkspace({
    store: store([earlier]),
  });
  await openList();
  await user.click(await within(list()).findByText('Wrong answer'));
  await user.click(button('Load this code into the editor'));
  expect(shownLines()).toEqual(earlier.code.trimEnd().split('\n'));
  await user.click(button('Undo load'));
  expect(shownLines()).toEqual(starter.trimEnd().split('\n'));
});

test('what a learner submits is with their account, and so on every device', async () => {
  const api = account([earlier]);
  const page = await openWorkspace({ api, session: asha });
  await openList();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await submit(page);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toMatch(/^Accepted/);
  expect(api.callsTo('post', path)).toHaveLength(1);
  expect(onDevice()).toEqual([]);
});

test('without a network it waits, and is listed all the same', async () => {
  const api = account().on('post', path, () => {
    throw networkFailure();
  });
  const page = await openWorkspace({ api, session: asha });
  await openList();
  await submit(page);
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Accepted/)]));
  api.on('post', path, ({ data }) => ({ status: 201, data }));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(api.callsTo('post', path)).toHaveLength(2));
});

test('what was submitted before logging in stays on the device, and a line says so', async () => {
  const api = account();
  await openWorkspace({ api, store: store([earlier]) });
  act(() => sessionStore.getState().signIn(asha));
  expect(
    await screen.findByText(/^1 thing made before you logged in is on this device/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See and merge' })).toHaveAttribute(
    'href',
    '/profile/merge?then=%2Fadd',
  );
  expect(api.callsTo('post', path)).toEqual([]);
  expect(onDevice()).toEqual([earlier]);
});

test('what the API refused before is sent again, each once', async () => {
  const api = account();
  await openWorkspace({ api, session: asha, store: store([earlier], asha.id) });
  await waitFor(() => expect(onDevice(asha.id)).toEqual([]));
  expect(api.callsTo('post', path).map(({ data }) => data)).toEqual([earlier]);
  await openList();
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Wrong answer/)]));
});

test("if the account's list can't be loaded, the page says so and Try again works", async () => {
  const api = account([earlier]).on('get', path, () => ({ status: 503 }));
  const { user } = await openWorkspace({ api, session: asha });
  await openList();
  expect(await screen.findByText("We couldn't load your earlier attempts")).toBeVisible();
  api.on('get', path, () => ({ status: 200, data: { attempts: [earlier] } }));
  await user.click(button('Try again'));
  await waitFor(() => expect(rows()).toHaveLength(1));
});
