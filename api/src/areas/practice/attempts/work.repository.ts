import type { QuizAnswer, WorkLanguage } from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { wholeCharacters } from '../../../text/whole-characters.ts';

/** What each part of a person's work on an exercise holds. */
export interface WorkContents {
  /** What stands in the editor. */
  code: string;
  /** The inputs that the person has added. */
  cases: string[];
  /** To the questions of a quiz. */
  answers: QuizAnswer[];
}

/** Where a person has one of each part: an exercise, in one language. Quizzes have none. */
export interface WorkPlace {
  unitId: string;
  language: WorkLanguage | '';
}

export interface SavedWork<Content> {
  content: Content;
  changedAt: string;
}

/** @returns what finds the work at one of these places */
export async function findWork<Part extends keyof WorkContents>(
  kysely: Kysely<DB>,
  userId: string,
  part: Part,
  places: readonly WorkPlace[],
): Promise<(place: WorkPlace) => SavedWork<WorkContents[Part]> | null> {
  const { rows } = await sql<WorkPlace & { content: WorkContents[Part]; changedAt: Date }>`
    select unit_id as "unitId", language, content, changed_at as "changedAt"
    from exercise_work join ${namedPlaces(places)} using (unit_id, language)
    where user_id = ${userId} and part = ${part}
  `.execute(kysely);
  const saved = new Map(
    rows.map(({ content, changedAt, ...place }) => [
      keyOf(place),
      { content, changedAt: changedAt.toISOString() },
    ]),
  );
  return (place) => saved.get(keyOf(place)) ?? null;
}

/** What was changed later stays. @param works each at another place */
export async function saveWork<Part extends keyof WorkContents>(
  kysely: Kysely<DB>,
  userId: string,
  part: Part,
  works: readonly (WorkPlace & { content: WorkContents[Part]; changedAt: Date })[],
): Promise<void> {
  await sql`
    insert into exercise_work (user_id, part, unit_id, language, content, changed_at)
    select ${userId}, ${part}, sent.* from unnest(
      ${works.map(({ unitId }) => unitId)}::text[],
      ${works.map(({ language }) => language)}::text[],
      ${works.map(({ content }) => JSON.stringify(content, storable))}::jsonb[],
      ${works.map(({ changedAt }) => changedAt)}::timestamptz[]
    ) as sent
    on conflict (user_id, unit_id, part, language) do update
      set content = excluded.content, changed_at = excluded.changed_at
      where exercise_work.changed_at <= excluded.changed_at
  `.execute(kysely);
}

/** Stores it in place of its base: the version of then, or none. If another one stands, that stays. */
export async function replaceWork<Part extends keyof WorkContents>(
  kysely: Kysely<DB>,
  userId: string,
  part: Part,
  { unitId, language, content, changedAt }: WorkPlace & SavedWork<WorkContents[Part]>,
  base: string | null,
): Promise<void> {
  const stored = JSON.stringify(content, storable);
  if (base === null) {
    await sql`
      insert into exercise_work (user_id, part, unit_id, language, content, changed_at)
      values (${userId}, ${part}, ${unitId}, ${language}, ${stored}::jsonb, ${changedAt})
      on conflict do nothing
    `.execute(kysely);
    return;
  }
  // A version is known by its time: no two have the same.
  await sql`
    update exercise_work
    set content = ${stored}::jsonb,
        changed_at = greatest(${changedAt}::timestamptz, changed_at + interval '1 millisecond')
    where user_id = ${userId} and part = ${part} and unit_id = ${unitId}
      and language = ${language} and changed_at = ${base}::timestamptz
  `.execute(kysely);
}

/** Removes it, unless another version than this one stands. */
export async function discardWork(
  kysely: Kysely<DB>,
  userId: string,
  part: keyof WorkContents,
  { unitId, language }: WorkPlace,
  base: string,
): Promise<void> {
  await sql`
    delete from exercise_work
    where user_id = ${userId} and part = ${part} and unit_id = ${unitId}
      and language = ${language} and changed_at = ${base}::timestamptz
  `.execute(kysely);
}

export async function deleteWork(
  kysely: Kysely<DB>,
  userId: string,
  part: keyof WorkContents,
  places: readonly WorkPlace[],
): Promise<void> {
  await sql`
    delete from exercise_work using ${namedPlaces(places)}
    where user_id = ${userId} and part = ${part}
      and exercise_work.unit_id = named.unit_id and exercise_work.language = named.language
  `.execute(kysely);
}

const keyOf = ({ unitId, language }: WorkPlace) => `${unitId} ${language}`;

const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? wholeCharacters(value) : value;

/** The places as the relation `named`, for one statement about all of them. */
const namedPlaces = (places: readonly WorkPlace[]) => sql`
  unnest(
    ${places.map(({ unitId }) => unitId)}::text[],
    ${places.map(({ language }) => language)}::text[]
  ) as named (unit_id, language)`;
