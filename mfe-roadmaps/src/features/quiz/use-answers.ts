import type { QuizAnswer, UnitQuiz } from '@site/shared/contracts/practice';
import { answersCopy, type Owner, quizAnswers, saveWithAccount } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { knownAnswers } from './round.ts';

/**
 * The answers: stored on the device and, for a signed-in person, in the account. They're
 * read after hydration, since a server has no storage.
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
  useEffect(
    () =>
      quizAnswers.onChange((name) => {
        if (name === unitId) setChanged(quizAnswers.read(unitId, person)?.answers ?? []);
      }),
    [unitId, person],
  );
  useEffect(() => {
    if (person === null) return;
    const placeOf = () => ({ title, path: location.pathname });
    const known = (all: QuizAnswer[]) => knownAnswers(questions, all);
    return saveWithAccount(answersCopy(unitId, person, placeOf, known), {
      take: (later) => quizAnswers.write(unitId, person, later),
      join: (own, later) => ({ ...own, answers: joined(later.answers, own.answers) }),
    });
  }, [unitId, questions, title, person]);

  const change = (next: QuizAnswer[]) =>
    write({ unitId, title }, person, next, new Date().toISOString());
  return { answers, change };
}

/** If both have an answer to a question, the one here wins. */
const joined = (stored: readonly QuizAnswer[], here: readonly QuizAnswer[]): QuizAnswer[] => {
  const own = new Set(here.map(({ questionId }) => questionId));
  return [...stored.filter(({ questionId }) => !own.has(questionId)), ...here];
};

function write(
  { unitId, title }: { unitId: string; title: string },
  owner: Owner,
  answers: QuizAnswer[],
  changedAt: string,
): void {
  // An empty round isn't offered to merge, but an account has to know that the quiz was started over.
  if (owner === null && answers.length === 0) quizAnswers.write(unitId, owner, null);
  else quizAnswers.write(unitId, owner, { answers, changedAt, title, path: location.pathname });
}
