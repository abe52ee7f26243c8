import type { NewSolutionDraft, SolutionDraft } from '@site/shared/contracts/practice';
import { records, sessionStore } from '@site/shared/platform';
import { asha, type FakeResponse, fakeApi, networkFailure } from '@site/shared/testing';
import fc from 'fast-check';
import { drafts } from '../stores.ts';
import { justAfter } from './account-version.ts';
import { draftCopy } from './copies.ts';
import { saveWithAccount } from './save-with-account.ts';
import { sendUnsent } from './send-unsent.ts';

/** `slow`: a request arrives late; `late`: its response does; `lost`: its response never does. */
const networks = ['good', 'slow', 'late', 'lost', 'away', 'busy', 'session-over'] as const;
type Network = (typeof networks)[number];

type Step =
  | { does: 'type' | 'other-device' | 'open' | 'close' | 'hide' | 'answer' | 'pause' | 'wait' }
  | { does: 'send-unsent' | 'log-out' | 'log-in' }
  | { does: 'network'; is: Network }
  | { does: 'clock'; by: number };
const network = fc.constantFrom(...networks);
const plain = (does: Exclude<Step['does'], 'network' | 'clock'>) => fc.constant<Step>({ does });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: plain('type') },
  { weight: 3, arbitrary: plain('other-device') },
  { weight: 3, arbitrary: plain('open') },
  { weight: 2, arbitrary: plain('close') },
  { weight: 2, arbitrary: plain('hide') },
  { weight: 3, arbitrary: plain('answer') },
  { weight: 4, arbitrary: plain('pause') },
  { weight: 2, arbitrary: plain('wait') },
  { weight: 2, arbitrary: plain('send-unsent') },
  { weight: 1, arbitrary: plain('log-out') },
  { weight: 2, arbitrary: plain('log-in') },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('network' as const),
      is: network,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('clock' as const),
      by: fc.integer({ min: -9_000_000, max: 9_000_000 }),
    }),
  },
);

const path = `/v1/users/${asha.id}/units/add/draft`;
const problemPage = { title: 'Add', path: '/dsaarticle/add' };
const copy = draftCopy({ unitId: 'add', language: 'python' }, asha.id, () => problemPage);
type SavedDraft = SolutionDraft['draft'];

/** An account to which another device writes as well, over a network that does what it likes. */
function createAccount() {
  const account = { network: 'good' as Network, saved: null as SavedDraft, skew: 0 };
  const late: (() => void)[] = [];
  const now = () => new Date(Date.now() - account.skew).toISOString();
  /** Stores what was made from the version that stands, as the API does. */
  const write = (code: string, changedAt: string, base: string | null) => {
    const { saved } = account;
    if ((saved?.changedAt ?? null) !== base) return;
    const likely = changedAt < now() ? changedAt : now();
    const isLast = !saved || likely > saved.changedAt;
    account.saved = {
      ...{ code, language: 'python' },
      changedAt: isLast ? likely : justAfter(saved.changedAt),
    };
  };
  const answering = (work: () => void): FakeResponse | Promise<FakeResponse> => {
    const { network } = account;
    if (network === 'busy') return { status: 503 };
    if (network === 'session-over') return { status: 401 };
    if (network === 'away') throw networkFailure();
    const answer = () => ({ status: 200, data: { draft: account.saved } });
    if (network === 'slow')
      return new Promise((resolve) => {
        late.push(() => {
          work();
          resolve(answer());
        });
      });
    work();
    if (network === 'lost') throw networkFailure();
    const answered = answer();
    if (network === 'good') return answered;
    return new Promise((resolve) => void late.push(() => resolve(answered)));
  };
  fakeApi()
    .on('post', '/v1/auth/refresh', () => ({ status: 401 }))
    .on('get', path, () => answering(() => {}))
    .on('put', path, ({ data }) => {
      const { code, changedAt, base } = data as NewSolutionDraft;
      return answering(() => write(code, changedAt, base));
    });
  return Object.assign(account, {
    typeElsewhere: (word: string) =>
      write(`${account.saved?.code ?? ''}${word}`, now(), account.saved?.changedAt ?? null),
    answerNext: () => late.shift()?.(),
    answerAll: () => {
      for (const answer of late.splice(0)) answer();
    },
  });
}

/** The person looks at another tab: what was typed is sent at once, without waiting for its turn. */
function hideForAMoment(): void {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const here = () => drafts.read(copy.name, asha.id)?.code ?? '';

async function live(atFirst: Network, steps: readonly Step[]) {
  for (const { kind, key, owner } of records.list(() => true)) records.remove(kind, key, owner);
  sessionStore.getState().signIn(asha);
  const account = Object.assign(createAccount(), { network: atFirst });
  const words: string[] = [];
  let page = null as { text: string; close(): void } | null;
  const write = (code: string, changedAt: string) =>
    drafts.write(copy.name, asha.id, { code, changedAt, ...problemPage });

  function open() {
    const shown = { text: here(), close: () => {} };
    page = shown;
    shown.close = saveWithAccount(copy, {
      take(saved) {
        shown.text = saved.code ?? '';
        write(shown.text, saved.changedAt);
      },
      join: (own) => own,
      offer() {},
    });
  }
  function close() {
    page?.close();
    page = null;
  }

  for (const [index, one] of steps.entries()) {
    const { user } = sessionStore.getState();
    if (one.does === 'type' && page) {
      const word = `here ${index}.`;
      words.push(word);
      page.text += word;
      write(page.text, new Date().toISOString());
    } else if (one.does === 'other-device') {
      const word = `there ${index}.`;
      const before = account.saved?.changedAt;
      account.typeElsewhere(word);
      if (account.saved?.changedAt !== before) words.push(word);
    } else if (one.does === 'open' && !page && user) open();
    else if (one.does === 'close') close();
    else if (one.does === 'hide') hideForAMoment();
    else if (one.does === 'send-unsent' && user) sendUnsent(asha.id);
    else if (one.does === 'answer') account.answerNext();
    else if (one.does === 'pause') await jest.advanceTimersByTimeAsync(2_000);
    else if (one.does === 'wait') await jest.advanceTimersByTimeAsync(400_000);
    else if (one.does === 'log-out') {
      close();
      sessionStore.getState().expire();
    } else if (one.does === 'log-in') sessionStore.getState().signIn(asha);
    else if (one.does === 'network') account.network = one.is;
    else if (one.does === 'clock') {
      jest.setSystemTime(Date.now() + one.by);
      account.skew += one.by;
    }
    await settle();
    if (page && !sessionStore.getState().user) close();
  }

  /** In the end the network is good, and the page is opened by the person. */
  account.network = 'good';
  account.answerAll();
  sessionStore.getState().signIn(asha);
  await settle();
  close();
  open();
  await jest.advanceTimersByTimeAsync(800_000);
  close();
  await settle();
  const aside =
    records.read<{ code: string }[]>('set-aside', `draft ${copy.name}`, asha.id)?.value ?? [];
  const places = [here(), account.saved?.code ?? '', ...aside.map(({ code }) => code)];
  jest.clearAllTimers();
  return { words, places, here: here(), there: account.saved?.code ?? '' };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-29T10:00:00.000Z') });
});
afterEach(() => jest.useRealTimers());

test('nothing that was typed, here or on another device, is in no place, and in the end both have the same', async () => {
  await fc.assert(
    fc.asyncProperty(network, fc.array(step, { maxLength: 30 }), async (...life) => {
      const { words, places, ...both } = await live(...life);
      const lost = words.filter((word) => !places.some((text) => text.includes(word)));
      expect({ lost, here: both.here }).toEqual({ lost: [], here: both.there });
    }),
    { numRuns: 150, seed: 101 },
  );
});
