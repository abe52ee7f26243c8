import type { QuizAnswer, QuizAnswers, UnitQuiz } from '@site/shared/contracts';
import { keepWithAccount, type Owner, quizAnswers, type StoredAnswers } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useEffect, useMemo, useState } from 'react';
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
  useEffect(
    () =>
      quizAnswers.onChange((name) => {
        if (name === unitId) setChanged(quizAnswers.read(unitId, person)?.answers ?? []);
      }),
    [unitId, person],
  );
  useEffect(() => {
    if (person === null) return;
    const onDevice = ({ answers, changedAt }: QuizAnswers): StoredAnswers | null =>
      changedAt ? { answers, changedAt, title, path: location.pathname } : null;
    return keepWithAccount<StoredAnswers>({
      ...{ kind: 'quiz', store: quizAnswers, name: unitId, person },
      textOf: ({ answers }) => (answers.length > 0 ? JSON.stringify(answers) : null),
      fetch: async () => onDevice(await fetchAnswers(person, unitId)),
      send: async ({ answers, changedAt }) => {
        const known = knownAnswers(questions, answers);
        const stands = await sendAnswers(person, unitId, { answers: known, changedAt });
        return stands && onDevice(stands);
      },
      take: (later) => quizAnswers.write(unitId, person, later),
      join: (own, later) => ({ ...own, answers: joined(later.answers, own.answers) }),
    });
  }, [unitId, questions, title, person]);

  const change = (next: QuizAnswer[]) =>
    write({ unitId, title }, person, next, new Date().toISOString());
  return { answers, change };
}

/** To a question that both have, the answer here stands. */
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
  // Nobody is offered an empty round to merge; an account is told that somebody has started over.
  if (owner === null && answers.length === 0) quizAnswers.write(unitId, owner, null);
  else quizAnswers.write(unitId, owner, { answers, changedAt, title, path: location.pathname });
}
