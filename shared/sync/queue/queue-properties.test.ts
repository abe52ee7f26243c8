import fc from 'fast-check';
import { asha, buildProgress, type FakeResponse, networkFailure } from '../../testing/index.ts';
import { createDispatcher } from '../dispatch/dispatcher.ts';
import { createBrowser } from '../testing/create-browser.ts';
import { createLocks } from '../testing/create-locks.ts';
import { createNetwork, saved } from './testing/create-network.ts';
import { note } from './testing/mutations.ts';

const answers = ['ok', 'lost', 'away', 'busy', 'changed', 'session-over'] as const;
const tab = fc.constantFrom<0 | 1>(0, 1);
const unit = fc.constantFrom('two-sum', 'three-sum');

type Step =
  | { does: 'type'; tab: 0 | 1; unit: string }
  | { does: 'answer'; how: (typeof answers)[number]; which: number }
  | { does: 'reopen' | 'try'; tab: 0 | 1 }
  | { does: 'wait' | 'expire' | 'log-in' | 'log-out' }
  | { does: 'clock'; by: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('type' as const), tab, unit }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      how: fc.constantFrom(...answers),
      which: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('reopen' as const, 'try' as const), tab }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('wait' as const, 'expire' as const, 'log-in' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('log-out' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('clock' as const),
      by: fc.integer({ min: -90_000, max: 90_000 }),
    }),
  },
);

interface Note {
  unit: string;
  text: string;
  /** What was reported to the person. */
  reported: 'nothing' | 'sent' | 'waiting' | 'refused';
  /** They logged out, and had confirmed that. */
  isForgotten: boolean;
}

const changed = {
  status: 412,
  data: {
    ...{ statusCode: 412, code: 'note-changed', message: 'Changed elsewhere.' },
    current: buildProgress({ notes: 'From the phone' }),
  },
};

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Two tabs, a network that answers when and how it likes, and a person who writes notes. */
async function live(steps: readonly Step[]) {
  const browser = createBrowser();
  const locks = createLocks();
  const network = createNetwork();
  network.api.on('post', '/v1/auth/refresh', () => ({ status: 401 }));
  const arrived: Record<string, string[]> = {};
  const pending: ((how: (typeof answers)[number]) => void)[] = [];
  let isGood = false;
  network.answer = (call) =>
    new Promise<FakeResponse>((resolve, reject) => {
      const answer = (how: (typeof answers)[number]) => {
        const { notes } = call.data as { notes: string };
        const at = call.path.split('/').at(-1) ?? '';
        if (how === 'ok' || how === 'lost') arrived[at] = [...(arrived[at] ?? []), notes];
        if (how === 'ok') resolve(saved(call));
        else if (how === 'busy') resolve({ status: 503 });
        else if (how === 'changed') resolve(changed);
        else if (how === 'session-over') resolve({ status: 401 });
        else reject(networkFailure());
      };
      if (isGood) answer('ok');
      else pending.push(answer);
    });

  let person: string | null = asha.id;
  const open = () => {
    const { records, close: closePage } = browser.openTab();
    const { locks: own, close: closeLocks } = locks.openTab();
    let isOpen = true;
    const opened = records
      .open()
      .then(() =>
        createDispatcher({ records, locks: own, person: () => (isOpen ? person : null) }),
      );
    const close = () => {
      isOpen = false;
      closePage();
      closeLocks();
    };
    return { records, opened, close };
  };
  const tabs = [open(), open()] as const satisfies unknown[];
  const pages: ReturnType<typeof open>[] = [...tabs];
  const notes: Note[] = [];
  /** What is on the device though its writer has logged out. */
  const left: Note[] = [];
  const stored = () => JSON.stringify([...(browser.stores[0]?.records.values() ?? [])]);

  for (const [index, one] of steps.entries()) {
    const page = 'tab' in one ? pages[one.tab] : undefined;
    if (one.does === 'type' && page && person) {
      const made: Note = {
        unit: one.unit,
        text: `text ${index}.`,
        reported: 'nothing',
        isForgotten: false,
      };
      notes.push(made);
      const dispatcher = await page.opened;
      dispatcher.enqueue(note(made.unit, made.text)).then(
        ({ status }) => {
          made.reported = status;
        },
        () => {
          made.reported = 'refused';
        },
      );
    } else if (one.does === 'answer') pending.splice(one.which % pending.length, 1)[0]?.(one.how);
    else if (one.does === 'reopen' && page) {
      page.close();
      pages[one.tab] = open();
    } else if (one.does === 'try' && page) void (await page.opened).flush();
    else if (one.does === 'wait') await jest.advanceTimersByTimeAsync(400_000);
    else if (one.does === 'expire') person = null;
    else if (one.does === 'log-in') person = asha.id;
    else if (one.does === 'clock') jest.setSystemTime(Date.now() + one.by);
    else if (one.does === 'log-out') {
      person = null;
      for (const { records } of pages)
        for (const { kind, key, owner } of records.list(() => true))
          if (owner !== null) records.remove(kind, key, owner);
      for (const made of notes) made.isForgotten = true;
    }
    await settle();
    left.push(...notes.filter(({ text, isForgotten }) => isForgotten && stored().includes(text)));
  }

  /** In the end the network is good, and the person is logged in. */
  isGood = true;
  person = asha.id;
  for (const answer of pending.splice(0)) answer('ok');
  for (let round = 0; round < 3; round += 1) {
    await settle();
    for (const { opened } of pages) void (await opened).flush();
    await jest.advanceTimersByTimeAsync(400_000);
  }
  const entries = (await pages[0]?.opened)?.entriesOf(asha.id) ?? [];
  for (const { close } of pages) close();
  jest.clearAllTimers();
  return { notes, arrived, entries, left };
}

const anyLife = (check: (life: Awaited<ReturnType<typeof live>>) => void) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => check(await live(steps))),
    { numRuns: 60, seed: 101 },
  );

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('no note is lost: it has arrived, or is stored for its words, or a later one replaced it, or its refusal was reported', () =>
  anyLife(({ notes, arrived, entries }) => {
    const refused = entries.filter(({ state }) => state === 'refused');
    const isSomewhere = ({ unit: at, text }: Note) =>
      arrived[at]?.includes(text) ||
      refused.some(({ body }) => JSON.stringify(body).includes(text));
    for (const [index, made] of notes.entries()) {
      if (made.isForgotten || made.reported === 'refused') continue;
      const later = notes.slice(index + 1).filter((other) => other.unit === made.unit);
      expect([made, ...later].some(isSomewhere)).toBe(true);
    }
    expect(entries.filter(({ state }) => state !== 'refused')).toEqual([]);
  }));

test('notes arrive in the order in which they were written, and the last one stands', () =>
  anyLife(({ notes, arrived }) => {
    for (const [at, texts] of Object.entries(arrived)) {
      const order = [...new Set(texts)].map((text) =>
        notes.findIndex((made) => made.text === text),
      );
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      expect(texts.at(-1)).toBe(notes[Math.max(...order)]?.text);
      expect(at).toBe(notes[order[0] ?? 0]?.unit);
    }
  }));

test('of what a person had written before they logged out, nothing is on the device', () =>
  anyLife(({ left }) => {
    expect(left).toEqual([]);
  }));
