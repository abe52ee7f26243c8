import type { NewQuizAnswers, QuizAnswer, UnitQuiz } from '@site/shared/contracts';
import { type Owner, quizAnswers } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { fetchAnswers, sendAnswers } from './account-answers.ts';
import { knownAnswers } from './round.ts';

/**
 * What somebody has answered: kept on the device and, of a signed-in person, with the account; the latest change
 * wins. It's read once the page is live, since a server has no storage.
 */
export function useAnswers({ unitId, questions }: UnitQuiz) {
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

  useEffect(() => {
    if (!person) return;
    let left = false;
    const meet = async () => {
      const kept = await fetchAnswers(person, unitId);
      if (left) return;
      const here = quizAnswers.read(unitId, person);
      if (kept.changedAt && isLater(kept.changedAt, here?.changedAt)) {
        setChanged(kept.answers);
        write(unitId, person, kept.answers, kept.changedAt);
      } else if (here && isLater(here.changedAt, kept.changedAt)) {
        const { changedAt } = here;
        await send(person, unitId, { answers: knownAnswers(questions, here.answers), changedAt });
      }
    };
    // What couldn't be fetched or sent is compared the next time the page is opened.
    meet().catch(() => {});
    return () => {
      left = true;
    };
  }, [unitId, person, questions]);

  const change = (next: QuizAnswer[]) => {
    const changedAt = new Date().toISOString();
    setChanged(next);
    write(unitId, person, next, changedAt);
    if (person) send(person, unitId, { answers: next, changedAt }).catch(() => {});
  };
  return { answers, change };
}

/** Sends answers. Those here are dated by the account's clock from then on: this device's may be ahead. */
async function send(person: string, unitId: string, sent: NewQuizAnswers): Promise<void> {
  const stands = await sendAnswers(person, unitId, sent);
  const here = quizAnswers.read(unitId, person);
  if (!stands?.changedAt || here?.changedAt !== sent.changedAt) return;
  quizAnswers.write(unitId, person, {
    ...here,
    answers: stands.answers,
    changedAt: stands.changedAt,
  });
}

function write(unitId: string, owner: Owner, answers: QuizAnswer[], changedAt: string): void {
  // Nobody is offered an empty round to merge; an account is told that somebody has started over.
  if (owner === null && answers.length === 0) {
    quizAnswers.write(unitId, owner, null);
    return;
  }
  const [title = ''] = document.title.split(' · ');
  quizAnswers.write(unitId, owner, { answers, changedAt, title, path: location.pathname });
}

/** A time that nobody knows is before all others. */
const isLater = (one: string, other: string | null | undefined) =>
  Date.parse(one) > (Date.parse(other ?? '') || 0);
