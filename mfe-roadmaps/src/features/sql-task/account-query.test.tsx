import { drafts } from '@site/shared/device';
import { sessionStore } from '@site/shared/platform';
import {
  asha,
  type FakeResponse,
  fakeApi,
  late,
  networkFailure,
  renderApp,
  versioned,
} from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildQuery, buildTask } from '../../testing/sql-task-builder.ts';
import { SqlConsole } from './console.tsx';
import type { Console } from './judging/console.ts';

const editor = () => screen.getByRole('textbox', { name: 'Your query' });
/** No statement runs here. */
const unused: Console = {
  prepare: () => {},
  run: () => Promise.reject(new Error('Nothing runs.')),
  check: () => Promise.reject(new Error('Nothing is checked.')),
  close: () => {},
};
/** The editor never loads, which leaves the plain field. */
const onItsWay = () => new Promise<never>(() => {});
const element = (
  <SqlConsole
    task={buildTask()}
    offer={null}
    onRight={() => {}}
    load={async () => unused}
    loadEditor={onItsWay}
  />
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const path = `/v1/users/${asha.id}/units/sql-names/draft`;
const OLD = '2026-11-20T10:00:00.000Z';
const NEW = '2026-11-22T10:00:00.000Z';
const LATER_THAN_THIS_CLOCK = '2099-01-01T00:00:00.000Z';
const here = (query: string, changedAt: string) =>
  drafts.write('sql-names:sql', asha.id, buildQuery(query, changedAt));

/** An account that has this query. */
function account(code: string | null, changedAt = OLD) {
  const draft = code === null ? null : { language: 'sql', code, changedAt };
  return versioned(fakeApi(), path, 'draft', draft);
}
const sent = (api: ReturnType<typeof account>) => api.callsTo('put', path).map(({ data }) => data);
const leave = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const openAs = async (api: ReturnType<typeof account>, make = () => {}) => {
  const view = renderApp([{ path: '/task', element }], {
    ...{ path: '/', api, session: asha },
  });
  make();
  await act(() => view.router.navigate('/task'));
  await waitFor(() => expect(api.callsTo('get', path)).toHaveLength(1));
  return view;
};
afterEach(() => void jest.restoreAllMocks());

test('a query is saved in the account once the page is left, even if it was emptied', async () => {
  const api = account(null);
  await openAs(api);
  await userEvent.type(editor(), 'select 1');
  leave();
  await waitFor(() => expect(sent(api)).toMatchObject([{ language: 'sql', code: 'select 1' }]));
  expect(api.callsTo('get', path)[0]?.params).toEqual({ language: 'sql' });
  await userEvent.clear(editor());
  leave();
  await waitFor(() => expect(sent(api).at(-1)).toMatchObject({ code: '' }));
});

test("another device's later one is opened, and Undo brings this one back", async () => {
  const api = account('select 2', NEW);
  await openAs(api, () => here('select 1', OLD));
  await waitFor(() => expect(editor()).toHaveValue('select 2'));
  expect(screen.getByText(/from another device is newer/)).toBeVisible();
  await press("Use this device's query");
  expect(editor()).toHaveValue('select 1');
  expect(editor()).toHaveFocus();
  expect(screen.queryByRole('button', { name: "Use this device's query" })).not.toBeInTheDocument();
  leave();
  await waitFor(() => expect(sent(api)).toMatchObject([{ code: 'select 1' }]));
});

test("what's typed before the account has loaded stays, and the later query can be opened", async () => {
  const response = late<FakeResponse>();
  const api = account(null).on('get', path, () => response.promise);
  await openAs(api);
  await userEvent.type(editor(), 'select 3');
  const draft = { language: 'sql', code: 'select 2', changedAt: LATER_THAN_THIS_CLOCK };
  await act(async () => response.give({ status: 200, data: { draft } }));
  expect(await screen.findByText(/has a newer query from another device/)).toBeVisible();
  expect(editor()).toHaveValue('select 3');
  await userEvent.type(editor(), '0');
  leave();
  await waitFor(() => expect(sent(api)).toMatchObject([{ code: 'select 30' }]));
  await press('Open synced query');
  expect(editor()).toHaveValue('select 2');
});

test("this device's later one is sent", async () => {
  const api = account('select 2', OLD);
  await openAs(api, () => here('select 1', NEW));
  await waitFor(() => {
    leave();
    expect(sent(api)).toMatchObject([{ code: 'select 1', changedAt: NEW }]);
  });
  expect(editor()).toHaveValue('select 1');
});

test("what couldn't be sent is sent the next time the page is opened", async () => {
  const api = account(null).on('put', path, () => {
    throw networkFailure();
  });
  const { router } = await openAs(api);
  await userEvent.type(editor(), 'select 1');
  leave();
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  versioned(api, path, 'draft', null);
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/task'));
  await waitFor(() => {
    leave();
    expect(sent(api).at(-1)).toMatchObject({ code: 'select 1' });
    expect(sent(api).length).toBeGreaterThan(1);
  });
});

test('after logging out at once, the query stays on the device, and nothing more is sent', async () => {
  const api = account(null).on('post', '/v1/auth/logout', () => ({ status: 200, data: {} }));
  await openAs(api);
  await userEvent.type(editor(), 'select 1');
  await act(() => sessionStore.getState().signOut());
  expect(editor()).toHaveValue('');
  expect(sent(api)).toEqual([]);
  expect(drafts.read('sql-names:sql', asha.id)?.code).toBe('select 1');
});
