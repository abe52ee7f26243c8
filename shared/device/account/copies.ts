import type { QuizAnswer, QuizAnswers } from '@site/shared/contracts';
import type { Place } from '../kind.ts';
import { type Draft, drafts } from '../stores/drafts.ts';
import { type OwnInputs, ownCases } from '../stores/own-cases.ts';
import { quizAnswers, type StoredAnswers } from '../stores/quiz-answers.ts';
import { type InLanguage, workName } from '../work-name.ts';
import type { AccountCopy } from './account-version.ts';
import { fetchDraft, saveDraft } from './draft.calls.ts';
import { fetchCases, saveCases } from './own-cases.calls.ts';
import { fetchAnswers, saveAnswers } from './quiz-answers.calls.ts';

/** The page of what is saved, by which a version of the account is listed on this device. */
type PlaceOf = () => Place;

/** What a person writes for an exercise in one language. */
export function draftCopy(
  { unitId, language }: InLanguage,
  person: string,
  placeOf: PlaceOf,
): AccountCopy<Draft> {
  const key = { person, unitId, language };
  const placed = (saved: Pick<Draft, 'code' | 'changedAt'> | null): Draft | null =>
    saved && { code: saved.code, changedAt: saved.changedAt, ...placeOf() };
  return {
    ...{ kind: 'draft', store: drafts, name: workName(key), person },
    // A query begins empty; a program does with its starter.
    textOf: ({ code }) => (language === 'sql' ? code || null : code),
    fetch: async () => placed(await fetchDraft(key)),
    send: async (own, base) => placed(await saveDraft(key, own, base)),
  };
}

/** The cases that a person has added to an exercise in one language. */
export function casesCopy(
  { unitId, language }: InLanguage,
  person: string,
  placeOf: PlaceOf,
): AccountCopy<OwnInputs> {
  const key = { person, unitId, language };
  const placed = (saved: Pick<OwnInputs, 'inputs' | 'changedAt'> | null): OwnInputs | null =>
    saved && { inputs: saved.inputs, changedAt: saved.changedAt, ...placeOf() };
  return {
    ...{ kind: 'cases', store: ownCases, name: workName(key), person },
    textOf: ({ inputs }) => (inputs.length > 0 ? inputs.join('\n') : null),
    fetch: async () => placed(await fetchCases(key)),
    send: async (own, base) => placed(await saveCases(key, own, base)),
  };
}

/**
 * A person's answers in the quiz of a unit.
 * @param known leaves out what the quiz has no more, which the API refuses
 */
export function answersCopy(
  unitId: string,
  person: string,
  placeOf: PlaceOf,
  known: (answers: QuizAnswer[]) => QuizAnswer[] = (answers) => answers,
): AccountCopy<StoredAnswers> {
  const placed = ({ answers, changedAt }: QuizAnswers): StoredAnswers | null =>
    changedAt ? { answers, changedAt, ...placeOf() } : null;
  return {
    ...{ kind: 'quiz', store: quizAnswers, name: unitId, person },
    textOf: ({ answers }) => textOf(known(answers)),
    fetch: async () => placed(await fetchAnswers(person, unitId)),
    send: async ({ answers, changedAt }, base) =>
      placed(await saveAnswers(person, unitId, { answers: known(answers), changedAt, base })),
  };
}

/** What answers say, in one order; null if there are none. */
const textOf = (answers: readonly QuizAnswer[]): string | null =>
  answers.length === 0
    ? null
    : JSON.stringify(
        answers.map(({ questionId, first, last, round }) => [questionId, first, last, round]),
      );
