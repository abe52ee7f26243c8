import type { WorkLanguage } from '@site/shared/contracts';
import { sql } from 'kysely';

/** Where a person has one draft and one list of own cases: an exercise, in one language. */
export interface WorkPlace {
  unitId: string;
  language: WorkLanguage;
}

/** Tells places apart. */
export const placeKey = ({ unitId, language }: WorkPlace) => `${unitId} ${language}`;

/** The places as the relation `named`, for one statement about all of them. */
export const namedPlaces = (places: readonly WorkPlace[]) => sql`
  unnest(
    ${places.map(({ unitId }) => unitId)}::text[],
    ${places.map(({ language }) => language)}::text[]
  ) as named (unit_id, language)`;
