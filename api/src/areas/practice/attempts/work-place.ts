import type { WorkLanguage } from '@site/shared/contracts';
import { sql } from 'kysely';

/** Where a person has one draft and one list of own cases: a problem, in one language. */
export interface WorkPlace {
  problemId: string;
  language: WorkLanguage;
}

/** Tells places apart. */
export const placeKey = ({ problemId, language }: WorkPlace) => `${problemId} ${language}`;

/** The places as the relation `named`, for one statement about all of them. */
export const namedPlaces = (places: readonly WorkPlace[]) => sql`
  unnest(
    ${places.map(({ problemId }) => problemId)}::text[],
    ${places.map(({ language }) => language)}::text[]
  ) as named (problem_id, language)`;
