import { request } from '@site/shared/api';
import type {
  NewQuizAnswers,
  QuizAnswer,
  QuizAnswers,
  SavedOwnCases,
  SolutionDraft,
} from '@site/shared/contracts/practice';
import type { Place } from '../kind.ts';
import {
  type Draft,
  drafts,
  type OwnInputs,
  ownCases,
  quizAnswers,
  type StoredAnswers,
} from '../stores.ts';
import { type InLanguage, workName } from '../work-name.ts';
import type { AccountCopy } from './account-version.ts';

/** The page of what is saved, by which a version of the account is listed on this device. */
type PlaceOf = () => Place;

const DRAFT = '/v1/users/{userId}/units/{unitId}/draft';
const CASES = '/v1/users/{userId}/units/{unitId}/cases';
const ANSWERS = '/v1/users/{userId}/quizzes/{unitId}/answers';

/** What a person writes for an exercise in one language. */
export function draftCopy(
  { unitId, language }: InLanguage,
  person: string,
  placeOf: PlaceOf,
): AccountCopy<Draft> {
  const params = { userId: person, unitId };
  const placed = ({ draft: saved }: SolutionDraft): Draft | null =>
    saved && { code: saved.code, changedAt: saved.changedAt, ...placeOf() };
  const fetchDraft = async () =>
    placed(await request(`GET ${DRAFT}`, { params, query: { language } }));
  return {
    ...{ kind: 'draft', store: drafts, name: workName({ unitId, language }), person },
    // A query begins empty; a program does with its starter.
    textOf: ({ code }) => (language === 'sql' ? code || null : code),
    fetch: fetchDraft,
    send: async ({ code, changedAt }, base) => {
      if (code === null) {
        if (base === null) return fetchDraft();
        return placed(await request(`DELETE ${DRAFT}`, { params, query: { language, base } }));
      }
      const body = { language, code, changedAt: changedAt || new Date().toISOString(), base };
      return placed(await request(`PUT ${DRAFT}`, { params, body }));
    },
  };
}

/** The cases that a person has added to an exercise in one language. */
export function casesCopy(
  { unitId, language }: InLanguage,
  person: string,
  placeOf: PlaceOf,
): AccountCopy<OwnInputs> {
  const params = { userId: person, unitId };
  const placed = ({ cases: saved }: { cases: SavedOwnCases | null }): OwnInputs | null =>
    saved && { inputs: saved.inputs, changedAt: saved.changedAt, ...placeOf() };
  return {
    ...{ kind: 'cases', store: ownCases, name: workName({ unitId, language }), person },
    textOf: ({ inputs }) => (inputs.length > 0 ? inputs.join('\n') : null),
    fetch: async () => placed(await request(`GET ${CASES}`, { params, query: { language } })),
    send: async ({ inputs, changedAt }, base) => {
      const body = { language, inputs, changedAt: changedAt || new Date().toISOString(), base };
      return placed(await request(`PUT ${CASES}`, { params, body }));
    },
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
  const params = { userId: person, unitId };
  const placed = ({ answers, changedAt }: QuizAnswers): StoredAnswers | null =>
    changedAt ? { answers, changedAt, ...placeOf() } : null;
  return {
    ...{ kind: 'quiz', store: quizAnswers, name: unitId, person },
    textOf: ({ answers }) => textOf(known(answers)),
    fetch: async () => placed(await request(`GET ${ANSWERS}`, { params })),
    send: async ({ answers, changedAt }, base) => {
      const body: NewQuizAnswers = { answers: known(answers), changedAt, base };
      return placed(await request(`PUT ${ANSWERS}`, { params, body }));
    },
  };
}

/** What answers say, in one order; null if there are none. */
const textOf = (answers: readonly QuizAnswer[]): string | null =>
  answers.length === 0
    ? null
    : JSON.stringify(
        answers.map(({ questionId, first, last, round }) => [questionId, first, last, round]),
      );
