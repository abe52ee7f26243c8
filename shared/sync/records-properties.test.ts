import fc from 'fast-check';
import { idOf, isLater, isSame, type KeptRecord, type RecordName } from './record.ts';
import { createBrowser, type InTurn } from './testing/create-browser.ts';

const name = fc.record({
  owner: fc.constantFrom(null, 'asha'),
  kind: fc.constant('note'),
  key: fc.constantFrom('two-sum', 'three-sum'),
});
const tab = fc.constantFrom<0 | 1>(0, 1);

type Step =
  | { does: 'type' | 'remove'; tab: 0 | 1; name: RecordName }
  | { does: 'reload'; tab: 0 | 1 }
  | { does: 'clock'; by: number }
  | { does: 'wait' };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('type' as const), tab, name }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('remove' as const), tab, name }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('clock' as const),
      by: fc.integer({ min: -9, max: 9 }),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ does: 'wait' as const }) },
);

/** One thing after the other, and each when the scheduler says. */
function inTurn(scheduler: fc.Scheduler): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => scheduler.schedule(Promise.resolve())).then(work);
    last = done;
    return done;
  };
}

type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>;

/**
 * Two tabs of a browser in which a person types, removes, reloads and turns the clock, while what the disk does and what
 * tabs send each other arrives in any order that a browser allows.
 */
async function live(steps: readonly Step[], scheduler: fc.Scheduler) {
  const browser = createBrowser({ onDisk: inTurn(scheduler), onChannel: inTurn(scheduler) });
  const settle = () => scheduler.waitIdle();
  const open = () => {
    const opened = browser.openTab();
    void opened.records.open();
    return opened;
  };
  const tabs: [Tab, Tab] = [open(), open()];
  await settle();
  const typed: KeptRecord[] = [];
  const removed: KeptRecord[] = [];
  for (const [index, one] of steps.entries()) {
    if (one.does === 'type' || one.does === 'remove') {
      const { kind, key, owner } = one.name;
      const { records } = tabs[one.tab];
      if (one.does === 'type') records.write(kind, key, owner, `text ${index}`);
      const seen = records.read(kind, key, owner);
      if (one.does === 'remove') records.remove(kind, key, owner);
      if (seen) (one.does === 'type' ? typed : removed).push(seen);
    } else if (one.does === 'reload') {
      tabs[one.tab].close();
      tabs[one.tab] = open();
      // Nobody types on a page before it shows what is stored.
      await settle();
    } else if (one.does === 'clock') browser.clock.now += one.by;
    else if (scheduler.count() > 0) await scheduler.waitOne();
  }
  await settle();
  const disk = new Map(browser.stores[0]?.records);
  const here = ({ records }: Tab) =>
    new Map(records.list(() => true).map((record) => [idOf(record), record]));
  return { typed, removed, disk, tabs: tabs.map(here) };
}

const anyLife = (check: (life: Awaited<ReturnType<typeof live>>) => void) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.scheduler(), async (...life) =>
      check(await live(...life)),
    ),
    { numRuns: 300, seed: 94 },
  );

test('what was typed last stands, unless it was removed where it was seen', () =>
  anyLife(({ typed, removed, disk }) => {
    for (const id of new Set(typed.map(idOf))) {
      const [first, ...more] = typed.filter((record) => idOf(record) === id);
      const last = more.reduce(
        (one, other) => (isLater(other, one as KeptRecord) ? other : one),
        first,
      );
      if (last && !removed.some((record) => isSame(record, last)))
        expect(disk.get(id)).toEqual(last);
    }
  }));

test('in the end both tabs and the device have the same', () =>
  anyLife(({ disk, tabs }) => {
    expect(tabs).toEqual([disk, disk]);
  }));
