import fc from 'fast-check';
import { dayAfter } from '../local-days/local-days.ts';
import { firstReview, review } from '../revision/spaced-repetition.ts';
import { comingReviews, dailyTime, practiceDays, usualGaps } from './pace.ts';
import { type LaidOutDay, scheduleDays, type Task, type Workload } from './schedule-days.ts';

type Numbered = Task & { id: number };

const minutes = fc.integer({ min: 1, max: 90 });

const loads: fc.Arbitrary<Workload<Numbered>> = fc
  .record({
    times: fc.array(fc.tuple(minutes, minutes), { maxLength: 40 }),
    reviews: fc.dictionary(
      fc.integer({ min: 0, max: 40 }).map(String),
      fc.array(minutes, { maxLength: 4 }),
    ),
    returns: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
    spent: fc.integer({ min: 0, max: 200 }),
    daily: fc.integer({ min: 5, max: 200 }),
    week: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    length: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ times, reviews, week, ...rest }) => ({
    ...rest,
    tasks: times.map(([now, again], id) => ({ id, minutes: now, again })),
    reviews: new Map(Object.entries(reviews).map(([day, list]) => [Number(day), list])),
    practises: (day) => week[day % 7] ?? false,
  }));

const idsOf = (days: readonly LaidOutDay<Numbered>[]) =>
  days.flatMap(({ tasks }) => tasks.map(({ id }) => id));

const always = (holds: (load: Workload<Numbered>) => void) =>
  fc.assert(fc.property(loads, holds), { numRuns: 100 });

test('each task is planned at most once, in order, and none is passed over', () =>
  always((load) => {
    const ids = idsOf(scheduleDays(load));
    expect(ids).toEqual(ids.map((_, index) => index));
  }));

test('nothing is planned on a day of rest, or beyond the last day', () =>
  always((load) => {
    for (const { day } of scheduleDays(load)) {
      expect(load.practises(day)).toBe(true);
      expect(day).toBeLessThan(load.length);
    }
  }));

test('a day is over its time only if one thing alone is longer than a day', () =>
  always((load) => {
    const longest = Math.max(
      0,
      ...load.tasks.flatMap((task) => [task.minutes, task.again]),
      ...[...load.reviews.values()].flat(),
    );
    for (const day of scheduleDays(load)) {
      const most = longest > load.daily ? load.daily + longest - 1 : load.daily;
      expect(day.minutes).toBeLessThanOrEqual(most);
    }
  }));

test('what is overdrawn is paid back: no stretch of days is planned beyond its time', () =>
  always((load) => {
    let planned = load.practises(0) ? Math.min(load.spent, load.daily) : 0;
    let time = 0;
    const days = new Map(scheduleDays(load).map((day) => [day.day, day]));
    for (let day = 0; day < load.length; day += 1) {
      if (!load.practises(day)) continue;
      time += load.daily;
      const minutesOfDay = days.get(day)?.minutes ?? 0;
      // A day that is overdrawn already brings nothing.
      if (planned >= time) expect(minutesOfDay).toBe(0);
      planned += minutesOfDay;
      // Time that was left over can't be used later.
      if (planned < time) planned = time;
    }
  }));

test('a shorter plan is the beginning of a longer one', () =>
  always((load) => {
    const longer = scheduleDays({ ...load, length: load.length + 20 });
    expect(scheduleDays(load)).toEqual(longer.filter(({ day }) => day < load.length));
  }));

test('doing the first task of today changes nothing else', () =>
  always((load) => {
    const before = scheduleDays(load);
    const [first, ...others] = load.tasks;
    if (!first || before[0]?.day !== 0 || before[0].tasks.length === 0) return;
    const reviews = new Map([...load.reviews].map(([day, list]) => [day, [...list]]));
    for (const after of load.returns) {
      reviews.set(after, [...(reviews.get(after) ?? []), first.again]);
    }
    const spent = load.spent + first.minutes;
    const after = scheduleDays({ ...load, tasks: others, reviews, spent });
    // What is longer than a day is paid for by the days after it, but only until it's done.
    if (before[0].reviews > 0 || first.minutes > load.daily - load.spent) return;
    expect(idsOf(after)).toEqual(idsOf(before).slice(1));
  }));

test('whatever was done today, tomorrow has its own time', () => {
  const days = scheduleDays({
    tasks: [{ minutes: 20, again: 10 }],
    reviews: new Map(),
    returns: [],
    spent: 300,
    daily: 30,
    practises: () => true,
    length: 5,
  });
  expect(days.map(({ day }) => day)).toEqual([1]);
});

test('what is solved comes back, and takes its time then', () => {
  const load: Workload<Numbered> = {
    tasks: [30, 30, 30].map((time, id) => ({ id, minutes: time, again: 15 })),
    reviews: new Map(),
    returns: [3],
    spent: 0,
    daily: 60,
    practises: () => true,
    length: 30,
  };
  expect(scheduleDays(load).map(({ day, reviews, tasks }) => [day, reviews, tasks.length])).toEqual(
    [
      [0, 0, 2],
      [1, 0, 1],
      [3, 2, 0],
      [4, 1, 0],
    ],
  );
});

test('reviews come first, and those that find no time come on the next day', () => {
  const days = scheduleDays({
    tasks: [{ minutes: 20, again: 10 }],
    reviews: new Map([[0, [20, 20, 20]]]),
    returns: [],
    spent: 0,
    daily: 45,
    practises: () => true,
    length: 5,
  });
  expect(days.map(({ reviews, tasks }) => [reviews, tasks.length])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

test('a problem that takes longer than a day begins when there is time, and the next days pay for it', () => {
  const days = scheduleDays({
    tasks: [50, 10].map((time) => ({ minutes: time, again: 5 })),
    reviews: new Map(),
    returns: [],
    spent: 0,
    daily: 20,
    practises: () => true,
    length: 10,
  });
  expect(days.map(({ day, minutes: planned }) => [day, planned])).toEqual([
    [0, 50],
    [2, 10],
  ]);
});

describe('the pace', () => {
  /** A Thursday. */
  const today = '2026-11-26';
  const gaps = usualGaps(today);

  test('gaps grow from days to half a year, as the revision schedule has them', () => {
    expect(gaps[0]).toBe(3);
    expect(gaps.toSorted((one, other) => one - other)).toEqual(gaps);
    expect(gaps.at(-1)).toBeLessThan(190);
  });

  test('a problem solved today comes back on the days that the schedule gives it', () => {
    let card = firstReview(today);
    for (const day of comingReviews(card, gaps, today)) {
      expect(dayAfter(today, day)).toBe(card.dueOn);
      card = review(card, card.dueOn, 'good');
    }
  });

  test('what is overdue comes back today, and then after the gap that follows its present one', () => {
    const card = { lastReviewedOn: '2026-11-01', dueOn: '2026-11-11' };
    const next = gaps.find((gap) => gap > 10) ?? 0;
    expect(comingReviews(card, gaps, today).slice(0, 2)).toEqual([0, next]);
  });

  test('what is due in more than two years does not come back', () => {
    const card = { lastReviewedOn: today, dueOn: dayAfter(today, 800) };
    expect(comingReviews(card, gaps, today)).toEqual([]);
  });

  test('the hours of a week are shared by its practice days', () => {
    expect(dailyTime({ hoursPerWeek: 5, days: ['monday', 'friday', 'sunday'] })).toBe(100);
  });

  test('practice days are found from any day on', () => {
    const practises = practiceDays(['friday', 'sunday'], today);
    const week = Array.from({ length: 8 }, (_, day) => practises(day));
    expect(week).toEqual([false, true, false, true, false, false, false, false]);
  });
});
