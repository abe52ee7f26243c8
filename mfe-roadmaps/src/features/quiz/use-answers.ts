import type { QuizAnswer, UnitQuiz } from '@site/shared/contracts';
import { type Owner, quizAnswers } from '@site/shared/device';
import { sessionStore, useSession } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fetchAnswers, sendAnswers } from './account-answers.ts';
import { knownAnswers } from './round.ts';

/**
 * What somebody has answered: kept on the device and, of a signed-in person, with the account; the latest change
 * wins. It's read once the page is live, since a server has no storage.
 */
export function useAnswers({ unitId, questions }: UnitQuiz, title: string) {
  const hydrated = useHydrated();
  const person = useSession().user?.id ?? null;
  const stored = useMemo(
    () => (hydrated ? (quizAnswers.read(unitId, person)?.answers ?? []) : []),
    [hydrated, unitId, person],
  );
  const [changed, setChanged] = useState<QuizAnswer[] | null>(null);
  const answers = useMemo(
    () => knownAnswers(questions, changed ?? stored),
    [questions, changed, stored],
  );

  /** Settled once the account's answers have been compared with those here. */
  const met = useRef<Promise<void>>(Promise.resolve());

  const take = useEffectEvent((all: QuizAnswer[], changedAt: string) => {
    setChanged(all);
    write({ unitId, title }, person, all, changedAt);
  });
  useEffect(() => {
    if (!person) return;
    let left = false;
    met.current = meet({ unitId, questions }, person, (all, changedAt) => {
      if (!left) take(all, changedAt);
    }).catch(() => {
      // What couldn't be fetched or sent is compared the next time the page is opened.
    });
    return () => {
      left = true;
    };
  }, [unitId, person, questions]);

  const change = (next: QuizAnswer[]) => {
    setChanged(next);
    write({ unitId, title }, person, next, new Date().toISOString());
    if (!person) return;
    // Nothing is overwritten that nobody here has seen.
    void met.current.then(() => sendHere({ unitId, questions }, person)).catch(() => {});
  };
  return { answers, change };
}

type Quiz = Pick<UnitQuiz, 'unitId' | 'questions'>;

/**
 * Compares the account's answers with those here. What is answered before the account's are there joins them.
 * @param take is given what stands, if it isn't what was here
 */
async function meet(
  { unitId, questions }: Quiz,
  person: string,
  take: (answers: QuizAnswer[], changedAt: string) => void,
): Promise<void> {
  const atFirst = quizAnswers.read(unitId, person);
  const kept = await fetchAnswers(person, unitId);
  if (sessionStore.getState().user?.id !== person) return;
  const here = quizAnswers.read(unitId, person);
  const isAnswered = here?.changedAt !== atFirst?.changedAt;
  if (kept.changedAt && isLater(kept.changedAt, atFirst?.changedAt)) {
    if (!isAnswered || !here) return take(kept.answers, kept.changedAt);
    const answers = joined(kept.answers, here.answers);
    const changedAt = justAfter(kept.changedAt);
    // Also if the page has been left: what was answered on it is about to be sent.
    quizAnswers.write(unitId, person, { ...here, answers, changedAt });
    take(answers, changedAt);
  } else if (here && !isAnswered && isLater(here.changedAt, kept.changedAt)) {
    await sendHere({ unitId, questions }, person);
  }
}

/** Sends what is here. It's dated by the account's clock from then on: this device's may be ahead. */
async function sendHere({ unitId, questions }: Quiz, person: string): Promise<void> {
  const sent = quizAnswers.read(unitId, person);
  if (!sent) return;
  const { changedAt } = sent;
  const stands = await sendAnswers(person, unitId, {
    answers: knownAnswers(questions, sent.answers),
    changedAt,
  });
  const here = quizAnswers.read(unitId, person);
  if (!stands?.changedAt || here?.changedAt !== changedAt) return;
  quizAnswers.write(unitId, person, {
    ...here,
    answers: stands.answers,
    changedAt: stands.changedAt,
  });
}

/** To a question that both have, the answer here stands. */
const joined = (kept: readonly QuizAnswer[], here: readonly QuizAnswer[]): QuizAnswer[] => {
  const own = new Set(here.map(({ questionId }) => questionId));
  return [...kept.filter(({ questionId }) => !own.has(questionId)), ...here];
};

/** In the future if this device's clock is behind: the account dates it. */
const justAfter = (time: string) =>
  new Date(Math.max(Date.parse(time) + 1, Date.now())).toISOString();

function write(
  { unitId, title }: { unitId: string; title: string },
  owner: Owner,
  answers: QuizAnswer[],
  changedAt: string,
): void {
  // Nobody is offered an empty round to merge; an account is told that somebody has started over.
  if (owner === null && answers.length === 0) {
    quizAnswers.write(unitId, owner, null);
    return;
  }
  quizAnswers.write(unitId, owner, { answers, changedAt, title, path: location.pathname });
}

/** A time that nobody knows is before all others. */
const isLater = (one: string, other: string | null | undefined) =>
  Date.parse(one) > (Date.parse(other ?? '') || 0);
