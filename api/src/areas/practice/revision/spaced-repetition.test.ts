import { revisionGrades } from '@site/shared/contracts/practice';
import { dayIn, daysBetween, laterOf } from '../local-days/local-days.ts';
import { firstReview, intervals, review } from './spaced-repetition.ts';

describe('days', () => {
  const evening = new Date('2026-11-21T20:00:00Z');

  test.each([
    ['UTC', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
  ])('a day begins at midnight where the learner is: %s', (zone, day) => {
    expect(dayIn(zone, evening)).toBe(day);
  });

  test('days are counted over the end of a year and the change of clocks', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  });

  test('the later of two days', () => {
    expect(laterOf('2026-11-09', '2026-11-10')).toBe('2026-11-10');
    expect(laterOf('2027-01-01', '2026-12-31')).toBe('2027-01-01');
  });
});

describe('when a problem comes back', () => {
  test('a problem solved for the first time comes back a few days later', () => {
    const card = firstReview('2026-11-21');
    expect(card).toMatchObject({ lastReviewedOn: '2026-11-21', reps: 1, lapses: 0 });
    expect(daysBetween('2026-11-21', card.dueOn)).toBe(3);
  });

  test('what is remembered stays away longer and longer, up to about half a year', () => {
    let card = firstReview('2026-11-21');
    let before = 3;
    for (let round = 0; round < 6; round += 1) {
      card = review(card, card.dueOn, 'good');
      const days = daysBetween(card.lastReviewedOn, card.dueOn);
      expect(days).toBeGreaterThanOrEqual(before);
      expect(days).toBeLessThanOrEqual(182);
      before = days;
    }
    expect(before).toBeGreaterThanOrEqual(180);
  });

  test('the better the grade, the later it returns; forgotten, it returns tomorrow and counts as a lapse', () => {
    const card = firstReview('2026-11-21');
    const days = intervals(card, '2026-11-24');
    expect(days.again).toBe(1);
    expect(days.hard).toBeLessThanOrEqual(days.good);
    expect(days.good).toBeLessThan(days.easy);
    expect(review(card, '2026-11-24', 'again')).toMatchObject({
      dueOn: '2026-11-25',
      lapses: 1,
      reps: 2,
    });
  });

  test('what a preview says is what the review does, also long after the day it was due', () => {
    const card = firstReview('2026-06-01');
    const days = intervals(card, '2026-11-21');
    for (const grade of revisionGrades) {
      const next = review(card, '2026-11-21', grade);
      expect(daysBetween('2026-11-21', next.dueOn)).toBe(days[grade]);
    }
  });

  test('who travels west and reviews on the day before loses nothing', () => {
    const card = firstReview('2026-11-21');
    const next = review(card, '2026-11-20', 'good');
    expect(next.lastReviewedOn).toBe('2026-11-21');
    expect(next.dueOn > '2026-11-21').toBe(true);
  });
});
