import type { PlanSettings } from '@site/shared/contracts/practice';
import fc from 'fast-check';
import { dayAfter } from '../local-days/local-days.ts';
import { firstReview } from '../revision/spaced-repetition.ts';
import { makePlan, type PlanFacts, type PlannableUnit } from './make-plan.ts';

/** A Thursday. */
const today = '2026-11-26';

const settings = (facts: Partial<PlanSettings> = {}): PlanSettings => ({
  roadmapIds: ['web'],
  targetDate: '2027-03-01',
  hoursPerWeek: 5,
  level: 'intermediate',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  ...facts,
});

const unit = (id: number, facts: Partial<PlannableUnit> = {}): PlannableUnit => ({
  unitId: `web-${id}`,
  name: `Problem ${id}`,
  difficulty: 'easy',
  topic: 'Forms',
  topicId: 'web-forms',
  priority: 'medium',
  roadmap: { id: 'web', title: 'Web' },
  problemLink: null,
  articleLink: null,
  minutes: 30,
  completed: false,
  completedOn: null,
  ...facts,
});

const facts = (given: Partial<PlanFacts> = {}): PlanFacts => ({
  settings: settings(),
  today,
  units: [unit(0), unit(1), unit(2)],
  cards: [],
  reviewed: [],
  automatic: true,
  ...given,
});

const daysOf = (given: PlanFacts) =>
  makePlan(given).days.map(({ day, reviews, units }) => [
    day,
    reviews,
    units.map(({ unitId }) => unitId),
  ]);

test('new problems fill the practice days, and come back days later', () => {
  expect(daysOf(facts()).slice(0, 4)).toEqual([
    [today, 0, ['web-0', 'web-1']],
    ['2026-11-27', 0, ['web-2']],
    // Three days after Thursday and Friday are Sunday and Monday; thirteen days later it's a weekend.
    ['2026-11-30', 3, []],
    ['2026-12-14', 3, []],
  ]);
});

test('topics that a mock test has shown to be weak come first, and say so', () => {
  const units = [
    unit(0),
    unit(1, { topicId: 'web-grids' }),
    unit(2),
    unit(3, { topicId: 'web-colours' }),
    unit(4, { topicId: 'web-grids', completed: true }),
  ];
  const { days, roadmaps } = makePlan(facts({ units, weak: ['web-colours', 'web-grids'] }));
  const planned = days.flatMap((day) => day.units);
  expect(planned.map(({ unitId, weakTopic }) => [unitId, weakTopic])).toEqual([
    ['web-3', true],
    ['web-1', true],
    ['web-0', undefined],
    ['web-2', undefined],
  ]);
  expect(roadmaps).toMatchObject([{ total: 5, completed: 1 }]);
});

test('what was missed is planned for the next practice day', () => {
  const monday = '2026-11-30';
  expect(daysOf(facts({ today: monday })).slice(0, 2)).toEqual([
    [monday, 0, ['web-0', 'web-1']],
    ['2026-12-01', 0, ['web-2']],
  ]);
});

test('someone who turned that off is reminded of nothing', () => {
  expect(daysOf(facts({ automatic: false }))).toEqual([
    [today, 0, ['web-0', 'web-1']],
    ['2026-11-27', 0, ['web-2']],
  ]);
});

test('what is due comes first, also what has been due for long, and then comes again', () => {
  const cards = [{ ...firstReview('2026-09-01'), minutes: 40 }];
  const given = facts({ cards, automatic: false });
  expect(daysOf(given)[0]).toEqual([today, 1, ['web-0']]);
  expect(makePlan(given).days[0]?.minutes).toBe(44);
  expect(daysOf(given).slice(2).length).toBeGreaterThan(0);
});

test.each([
  ['beginner', 45],
  ['intermediate', 30],
  ['advanced', 23],
] as const)('a %s gets %d minutes for half an hour', (level, minutes) => {
  const plan = makePlan(facts({ settings: settings({ level }) }));
  expect(plan.days[0]?.units[0]?.minutes).toBe(minutes);
});

test('what was done today is listed, and takes its time from today', () => {
  const done = unit(0, { completed: true, completedOn: today });
  const plan = makePlan(facts({ units: [done, unit(1), unit(2)], reviewed: [20] }));
  expect(plan.done).toMatchObject({ reviews: 1, minutes: 37 });
  expect(plan.done.units.map(({ unitId }) => unitId)).toEqual(['web-0']);
  expect(plan.days[0]?.day).toBe('2026-11-27');
  expect(plan.roadmaps).toEqual([{ id: 'web', title: 'Web', total: 3, completed: 1 }]);
});

test('if everything fits, nothing is said', () => {
  expect(makePlan(facts()).rest).toBeNull();
});

describe('what does not fit', () => {
  const units = Array.from({ length: 20 }, (_, id) =>
    unit(id, { topic: id < 15 ? 'Forms' : 'Grids' }),
  );
  const tight = (given: Partial<PlanSettings> = {}) =>
    facts({ units, automatic: false, settings: settings({ targetDate: '2026-12-05', ...given }) });

  test('is counted by topic', () => {
    const { rest, days } = makePlan(tight());
    expect(days.flatMap((day) => day.units)).toHaveLength(14);
    expect(rest).toMatchObject({
      count: 6,
      topics: [
        { topic: 'Forms', roadmap: 'Web', count: 1 },
        { topic: 'Grids', roadmap: 'Web', count: 5 },
      ],
    });
  });

  test('fits with the hours, or by the date, that the plan names', () => {
    const { rest } = makePlan(tight());
    expect(rest).toMatchObject({ hoursPerWeek: 8, targetDate: '2026-12-10' });
    expect(makePlan(tight({ hoursPerWeek: 8 })).rest).toBeNull();
    expect(makePlan(tight({ hoursPerWeek: 7 })).rest).not.toBeNull();
    expect(makePlan(tight({ targetDate: '2026-12-10' })).rest).toBeNull();
    expect(makePlan(tight({ targetDate: '2026-12-09' })).rest).not.toBeNull();
  });

  test('fits with no hours if the day has come', () => {
    const { rest, days } = makePlan(tight({ targetDate: today }));
    expect(days).toEqual([]);
    expect(rest).toMatchObject({ count: 20, hoursPerWeek: null, targetDate: '2026-12-10' });
  });

  test('is the least important of each topic: no topic is left out while another has more', () => {
    const all = Array.from({ length: 20 }, (_, id) =>
      unit(id, {
        topicId: `web-${id < 15 ? 'forms' : 'grids'}`,
        topic: id < 15 ? 'Forms' : 'Grids',
        priority: id % 3 === 0 ? 'high' : 'low',
      }),
    );
    const { days, rest } = makePlan({ ...tight(), units: all });
    const planned = days.flatMap((day) => day.units.map(({ unitId }) => Number(unitId.slice(4))));
    // The important ones of the first topic, as many others as there's time for, and all of the second.
    expect(planned).toEqual([0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 16, 17, 18, 19]);
    expect(rest?.topics).toEqual([{ topic: 'Forms', roadmap: 'Web', count: 6 }]);
  });

  test('is listed topic by topic, as on the sheet', () => {
    const all = Array.from({ length: 20 }, (_, id) =>
      unit(id, { topicId: `web-${id % 2}`, topic: `Topic ${id % 2}` }),
    ).toSorted((one, other) => one.topicId.localeCompare(other.topicId));
    expect(makePlan({ ...tight(), units: all }).rest?.topics).toEqual([
      { topic: 'Topic 0', roadmap: 'Web', count: 3 },
      { topic: 'Topic 1', roadmap: 'Web', count: 3 },
    ]);
  });

  test('fits by no date if it takes more than two years', () => {
    const many = Array.from({ length: 300 }, (_, id) => unit(id));
    const given = facts({ units: many, settings: settings({ hoursPerWeek: 1 }) });
    expect(makePlan(given).rest).toMatchObject({ targetDate: null });
  });
});

test('a day that was done as planned leaves the days after it as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 60 }), { maxLength: 25 }), (times) => {
      const units = times.map((minutes, id) => unit(id, { minutes }));
      const given = facts({ units, automatic: false });
      const [first, ...later] = makePlan(given).days;
      if (!first) return;
      const done = new Set(first.units.map(({ unitId }) => unitId));
      const solved = units.map((one) =>
        done.has(one.unitId) ? { ...one, completed: true, completedOn: today } : one,
      );
      const next = makePlan({ ...given, units: solved, today: dayAfter(today, 1) });
      expect(next.days).toEqual(later);
    }),
    { numRuns: 50 },
  );
});

test('if not everything fits, a day that was done as planned takes nothing from the days after it', () => {
  // Equally long ones: a long problem in place of several short ones would change how many there are.
  const minutes = fc.integer({ min: 5, max: 60 });
  const priority = fc.constantFrom('low' as const, 'medium' as const, 'high' as const);
  const tasks = fc.array(fc.tuple(priority, fc.integer({ min: 0, max: 3 })), {
    minLength: 20,
    maxLength: 40,
  });
  fc.assert(
    fc.property(minutes, tasks, (length, kinds) => {
      const units = kinds
        .toSorted(([, one], [, other]) => one - other)
        .map(([importance, topic], id) =>
          unit(id, { minutes: length, priority: importance, topicId: `web-${topic}` }),
        );
      const given = facts({
        ...{ units, automatic: false },
        settings: settings({ targetDate: '2026-12-05' }),
      });
      const [first, ...later] = makePlan(given).days;
      if (!first) return;
      const done = new Set(first.units.map(({ unitId }) => unitId));
      const solved = units.map((one) =>
        done.has(one.unitId) ? { ...one, completed: true, completedOn: today } : one,
      );
      const next = makePlan({ ...given, units: solved, today: dayAfter(today, 1) });
      const countOf = (days: typeof later) => days.reduce((sum, day) => sum + day.units.length, 0);
      expect(countOf(next.days)).toBeGreaterThanOrEqual(countOf(later));
    }),
    { numRuns: 50 },
  );
});
