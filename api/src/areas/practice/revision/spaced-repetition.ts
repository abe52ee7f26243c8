import type { DueRevision, RevisionGrade } from '@site/shared/contracts/practice';
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import { dateOf, dayOf, daysBetween, laterOf } from '../local-days/local-days.ts';

/** What is remembered of a problem between two reviews. Days are the learner's. */
export interface RevisionCard {
  dueOn: string;
  lastReviewedOn: string;
  /** Days after which the chance to remember has fallen to 90 %. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  reps: number;
  lapses: number;
}

/**
 * FSRS with its published weights.
 * - A problem comes back when the chance to solve it has fallen to 90 %.
 * - No steps of minutes: a problem takes half an hour, so it is reviewed at most once a day and every
 *   interval is of whole days. Each card is therefore always in the state Review.
 * - No fuzz: what a button says is what happens.
 * - At most about half a year, since a placement season is as long. A better grade is always a day later
 *   than a worse one, also there.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: 180,
});

const ratings: Record<RevisionGrade, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** A problem that was solved for the first time on `day`: that was its first review, and a good one. */
export function firstReview(day: string): RevisionCard {
  const date = dateOf(day);
  return fromFsrs(scheduler.next(createEmptyCard(date), date, Rating.Good).card);
}

/** The card after a review on `today`, and never before the review before it: a traveller's day may begin a second time. */
export function review(card: RevisionCard, today: string, grade: RevisionGrade): RevisionCard {
  const date = dateOf(laterOf(today, card.lastReviewedOn));
  return fromFsrs(scheduler.next(toFsrs(card), date, ratings[grade]).card);
}

/** In how many days from today the problem would return, by grade. */
export function intervals(card: RevisionCard, today: string): DueRevision['intervals'] {
  const of = (grade: RevisionGrade) => daysBetween(today, review(card, today, grade).dueOn);
  return { again: of('again'), hard: of('hard'), good: of('good'), easy: of('easy') };
}

function toFsrs(card: RevisionCard): Card {
  return {
    due: dateOf(card.dueOn),
    last_review: dateOf(card.lastReviewedOn),
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: daysBetween(card.lastReviewedOn, card.dueOn),
    learning_steps: 0,
    reps: card.reps,
    lapses: card.lapses,
    state: State.Review,
  };
}

function fromFsrs(card: Card): RevisionCard {
  return {
    dueOn: dayOf(card.due),
    lastReviewedOn: dayOf(card.last_review ?? card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
  };
}
