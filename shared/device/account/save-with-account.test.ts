import type { NewOwnCases, NewSolutionDraft } from '@site/shared/contracts/practice';
import { records, sessionStore } from '@site/shared/platform';
import { asha, type FakeResponse, fakeApi, networkFailure } from '@site/shared/testing';
import { type Draft, drafts, ownCases } from '../stores.ts';
import { isLater, justAfter } from './account-version.ts';
import { casesCopy, draftCopy } from './copies.ts';
import { saveWithAccount } from './save-with-account.ts';
import { sendUnsent } from './send-unsent.ts';

const path = `/v1/users/${asha.id}/units/add/draft`;
const page = { title: 'Add', path: '/dsaarticle/add' };
const copy = draftCopy({ unitId: 'add', language: 'python' }, asha.id, () => page);
const CASES = `/v1/users/${asha.id}/units/add/cases`;
const OLD = '2026-11-20T10:00:00.000Z';
const NEW = '2026-11-22T10:00:00.000Z';

beforeEach(() => {
  for (const { kind, key, owner } of records.list(() => true)) records.remove(kind, key, owner);
  sessionStore.getState().signIn(asha);
  jest.useFakeTimers({ now: Date.parse('2026-11-29T10:00:00.000Z') });
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  jest.useRealTimers();
});
const opened: (() => void)[] = [];

/** An account that stores what was made from the version it has, as the API does. */
function accountWith(code: string, changedAt: string) {
  const account = {
    away: false,
    /** Whether responses get lost, though what was sent is stored. */
    loses: false,
    saved: { language: 'python', code, changedAt },
    fetched: undefined as (() => Promise<FakeResponse>) | undefined,
  };
  const answer = () => {
    if (account.away) throw networkFailure();
    return { status: 200, data: { draft: account.saved } };
  };
  fakeApi()
    .on('get', path, () => account.fetched?.() ?? answer())
    .on('put', path, ({ data }) => {
      const { base, ...sent } = data as NewSolutionDraft;
      if (!account.away && base === account.saved.changedAt)
        account.saved = isLater(sent, account.saved)
          ? { ...sent, code: sent.code.replaceAll(/\p{Surrogate}/gu, '\ufffd') }
          : { ...sent, changedAt: justAfter(account.saved.changedAt) };
      if (account.loses) throw networkFailure();
      return answer();
    });
  return account;
}

const write = (code: string, changedAt = new Date().toISOString()) =>
  drafts.write(copy.name, asha.id, { code, changedAt, ...page });
const here = () => drafts.read(copy.name, asha.id)?.code;
const pause = () => jest.advanceTimersByTimeAsync(2_000);

/** A page with the draft. @returns what closes it, and what it was offered */
async function open() {
  const offered: Draft['code'][] = [];
  const close = saveWithAccount(copy, {
    take: (version) => drafts.write(copy.name, asha.id, version),
    join: (own) => own,
    offer: ({ code }) => offered.push(code),
  });
  opened.push(close);
  await pause();
  return { close, offered };
}

test('what a later version replaced is at hand whenever the page is opened, until it is opened itself', async () => {
  write('here = 1', OLD);
  accountWith('there = 1', NEW);
  const first = await open();
  expect(here()).toBe('there = 1');
  first.close();
  const second = await open();
  expect(second.offered).toEqual(['here = 1']);
  write('here = 1');
  second.close();
  expect((await open()).offered).toEqual([]);
});

test("what is typed on top of the account's version stands, though the clock of this device is behind", async () => {
  const account = accountWith('there = 1', '2026-11-29T09:00:00.000Z');
  await open();
  jest.setSystemTime(Date.parse(OLD));
  write('there = 1\nhere = 1');
  await pause();
  expect(account.saved.code).toBe('there = 1\nhere = 1');
  expect(here()).toBe('there = 1\nhere = 1');
});

test('what another device has written since this page was opened is not overwritten unseen', async () => {
  const account = accountWith('both = 1', OLD);
  const page = await open();
  account.saved = { language: 'python', code: 'there = 1', changedAt: NEW };
  write('here = 1');
  await pause();
  await pause();
  expect(account.saved.code).toBe('here = 1');
  page.close();
  expect((await open()).offered).toEqual(['there = 1']);
});

test('half a character, which the account stores as another, is sent once', async () => {
  const account = accountWith('both = 1', OLD);
  await open();
  write('here = "\ud83d"');
  await pause();
  const { changedAt } = account.saved;
  expect(account.saved.code).toBe('here = "\ufffd"');
  await pause();
  await pause();
  expect(account.saved.changedAt).toBe(changedAt);
  expect(here()).toBe('here = "\ud83d"');
});

test('what could not be sent is tried again by itself, though its page is closed', async () => {
  const account = accountWith('both = 1', OLD);
  const page = await open();
  account.away = true;
  write('here = 1');
  page.close();
  await pause();
  account.away = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(account.saved.code).toBe('here = 1');
});

test('what was written before its page was closed is sent from any page', async () => {
  const account = accountWith('there = 1', OLD);
  (await open()).close();
  write('here = 1');
  sendUnsent(asha.id);
  await pause();
  expect(account.saved.code).toBe('here = 1');
});

test("what another device has changed since isn't replaced from another page: the one that shows it has both", async () => {
  const account = accountWith('there = 1', OLD);
  (await open()).close();
  write('here = 1', NEW);
  account.saved = { ...account.saved, code: 'there = 2', changedAt: '2026-11-23T10:00:00.000Z' };
  sendUnsent(asha.id);
  await pause();
  expect(account.saved.code).toBe('there = 2');
  expect(here()).toBe('here = 1');
  const { offered } = await open();
  expect([here(), ...offered]).toEqual(['there = 2']);
  expect((await open()).offered).toEqual(['here = 1']);
});

test('what the account has is not requested again', async () => {
  accountWith('there = 1', OLD);
  (await open()).close();
  const api = fakeApi();
  sendUnsent(asha.id);
  await pause();
  expect(api.callsTo('get', path)).toEqual([]);
});

test('cases of two devices are joined, whichever were added later', async () => {
  const cases = casesCopy({ unitId: 'add', language: 'python' }, asha.id, () => page);
  const saved = { language: 'python', inputs: ['add(1, 2)'], changedAt: NEW };
  const api = fakeApi()
    .on('get', CASES, () => ({ status: 200, data: { cases: saved } }))
    .on('put', CASES, ({ data }) => {
      const { base, ...sent } = data as NewOwnCases;
      return { status: 200, data: { cases: sent } };
    });
  ownCases.write(cases.name, asha.id, { inputs: ['add(3, 4)'], changedAt: OLD, ...page });
  opened.push(
    saveWithAccount(cases, {
      take: () => {},
      join: (own, { inputs }) => ({ ...own, inputs: [...inputs, ...own.inputs] }),
    }),
  );
  await pause();
  expect(api.callsTo('put', CASES)[0]?.data).toMatchObject({
    inputs: ['add(1, 2)', 'add(3, 4)'],
    base: NEW,
  });
});

test("what this page has sent itself isn't met as another device's, though its response was lost", async () => {
  const account = accountWith('there = 1', OLD);
  const { offered } = await open();
  account.loses = true;
  write('here = 1');
  await pause();
  expect(account.saved.code).toBe('here = 1');
  account.loses = false;
  write('here = 2');
  await jest.advanceTimersByTimeAsync(400_000);
  expect(account.saved.code).toBe('here = 2');
  expect((await open()).offered).toEqual([]);
  expect(offered).toEqual([]);
});

test('what was fetched before this page sent its own version, and arrives later, replaces nothing', async () => {
  const account = accountWith('there = 1', OLD);
  (await open()).close();
  let respond = () => {};
  const stale = { status: 200, data: { draft: account.saved } };
  account.fetched = () => new Promise((resolve) => (respond = () => resolve(stale)));
  await open();
  write('here = 1');
  await jest.advanceTimersByTimeAsync(100);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(100);
  expect(account.saved.code).toBe('here = 1');
  respond();
  await pause();
  expect(here()).toBe('here = 1');
});
