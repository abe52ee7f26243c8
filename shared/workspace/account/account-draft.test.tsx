import { drafts } from '@site/shared/device';
import { asha, type FakeResponse, fakeApi, late, versioned } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { starter } from '../testing/adding.ts';
import { button, openWorkspace, shownLines, storeDraft } from '../testing/open-workspace.tsx';

const path = `/v1/users/${asha.id}/units/dsa-add/draft`;
const draftOf = (code: string, changedAt: string) => ({ language: 'python', code, changedAt });
const OLD = '2026-11-20T10:00:00.000Z';
const NEW = '2026-11-22T10:00:00.000Z';
const LATER_THAN_THIS_CLOCK = '2099-01-01T00:00:00.000Z';

function account(draft: ReturnType<typeof draftOf> | null) {
  const other = path.replace('draft', 'cases');
  const api = fakeApi().on('get', other, () => ({ status: 200, data: { cases: null } }));
  return versioned(api, path, 'draft', draft);
}

const store = (code: string, changedAt: string) => storeDraft(code, { owner: asha.id, changedAt });

const sent = (api: ReturnType<typeof account>) => api.callsTo('put', path).map(({ data }) => data);
const leave = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => void jest.restoreAllMocks());

test('a newer draft of another device is opened, and the one that was here comes back with Undo', async () => {
  const api = account(draftOf('theirs = 1', NEW));
  const { user } = await openWorkspace({ api, session: asha, store: store('here = 1', OLD) });
  await waitFor(() => expect(shownLines()).toEqual(['theirs = 1']));
  expect(screen.getByText(/from another device is newer/)).toBeVisible();
  await user.click(button("Use this device's code"));
  expect(shownLines()).toEqual(['here = 1']);
});

test('a change made before the account has answered stays, and a newer draft is at hand', async () => {
  const answer = late<FakeResponse>();
  const api = account(null).on('get', path, () => answer.promise);
  const { user } = await openWorkspace({ api, session: asha, store: store('here = 1', OLD) });
  await user.click(button('Reset'));
  await waitFor(() => expect(api.callsTo('get', path)).toHaveLength(1));
  const draft = draftOf('theirs = 1', LATER_THAN_THIS_CLOCK);
  await act(async () => answer.give({ status: 200, data: { draft } }));
  expect(await screen.findByText(/has newer code from another device/)).toBeVisible();
  expect(shownLines()).toEqual(starter.trimEnd().split('\n'));
  leave();
  await waitFor(() => expect(api.callsTo('delete', path)).toHaveLength(1));
  await user.click(button('Open synced code'));
  expect(shownLines()).toEqual(['theirs = 1']);
});

test('a change made while the account answers with a newer draft stays', async () => {
  const answer = late<FakeResponse>();
  const api = account(null).on('put', path, () => answer.promise);
  const { user } = await openWorkspace({ api, session: asha, store: store('here = 1', NEW) });
  await waitFor(() => expect(sent(api)).toHaveLength(1), { timeout: 3_000 });
  await user.click(button('Reset'));
  const draft = draftOf('theirs = 1', LATER_THAN_THIS_CLOCK);
  await act(async () => answer.give({ status: 200, data: { draft } }));
  expect(await screen.findByText(/has newer code from another device/)).toBeVisible();
  expect(shownLines()).toEqual(starter.trimEnd().split('\n'));
});

test('a newer draft of this device is saved with the account', async () => {
  const api = account(draftOf('theirs = 1', OLD));
  await openWorkspace({ api, session: asha, store: store('here = 1', NEW) });
  await waitFor(() => expect(sent(api)).toEqual([{ ...draftOf('here = 1', NEW), base: OLD }]), {
    timeout: 3_000,
  });
  expect(shownLines()).toEqual(['here = 1']);
});

test('a draft from before logging in is neither shown nor sent, nor lost', async () => {
  const api = account(null);
  await openWorkspace({ api, session: asha, store: storeDraft('old = 1') });
  await waitFor(() => expect(api.callsTo('get', path)).toHaveLength(1));
  expect(shownLines()).toEqual(starter.trimEnd().split('\n'));
  leave();
  expect(sent(api)).toEqual([]);
  expect(drafts.read('dsa-add:python', null)?.code).toBe('old = 1');
});

test('a reset is sent at once if the page is left', async () => {
  const api = account(draftOf('here = 1', OLD));
  const { user } = await openWorkspace({ api, session: asha, store: store('here = 1', OLD) });
  await waitFor(() => expect(api.callsTo('get', path)).toHaveLength(1));
  await user.click(button('Reset'));
  expect(shownLines()).toEqual(starter.trimEnd().split('\n'));
  leave();
  await waitFor(() => expect(api.callsTo('delete', path)).toHaveLength(1));
});

test('an untouched problem sends nothing', async () => {
  const api = account(null);
  await openWorkspace({ api, session: asha });
  await waitFor(() => expect(api.callsTo('get', path)).toHaveLength(1));
  leave();
  expect(sent(api)).toEqual([]);
});
