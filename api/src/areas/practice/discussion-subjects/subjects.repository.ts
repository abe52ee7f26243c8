import type { CommentSubject } from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Something that people discuss. */
export interface Subject {
  title: string;
  /** Its page, such as /dsaarticle/two-sum. */
  path: string;
  takesComments: boolean;
}

type FindKind = (kysely: Kysely<DB>, ids: string[]) => Promise<(Subject & { id: string })[]>;

/** What can be discussed: a further kind is a further line here and in the contract `commentSubject`. */
const kinds: Record<string, FindKind> = {
  'dsa-problem': findProblems,
  article: findArticles,
};

/** Those of the subjects that are there to be read, by their names. One query for each kind. */
export async function findSubjects(
  kysely: Kysely<DB>,
  names: CommentSubject[],
): Promise<Map<CommentSubject, Subject>> {
  const found = new Map<CommentSubject, Subject>();
  for (const [kind, find] of Object.entries(kinds)) {
    const ids = names.filter((name) => kindOf(name) === kind).map(idOf);
    if (ids.length === 0) continue;
    for (const { id, ...subject } of await find(kysely, ids)) found.set(`${kind}:${id}`, subject);
  }
  return found;
}

/** undefined if there is nothing of this name to be read. */
export const findSubject = async (kysely: Kysely<DB>, name: CommentSubject) =>
  (await findSubjects(kysely, [name])).get(name);

const kindOf = (name: CommentSubject) => name.slice(0, name.indexOf(':'));
const idOf = (name: CommentSubject) => name.slice(name.indexOf(':') + 1);

async function findProblems(kysely: Kysely<DB>, ids: string[]) {
  const rows = await kysely
    .selectFrom('dsa_problems')
    .select(['id', 'title', 'slug'])
    .where('id', 'in', ids)
    .where('retired_at', 'is', null)
    .execute();
  return rows.map(({ id, title, slug }) => ({
    id,
    title,
    path: `/dsaarticle/${slug}`,
    takesComments: true,
  }));
}

async function findArticles(kysely: Kysely<DB>, ids: string[]) {
  const rows = await kysely
    .selectFrom('articles')
    .select(['id', 'title', 'slug', 'allow_comments'])
    .where('id', 'in', ids)
    .where('retired_at', 'is', null)
    .where('is_published', '=', true)
    .where('published_at', '<=', sql<Date>`now()`)
    .execute();
  return rows.map(({ id, title, slug, allow_comments }) => ({
    id,
    title,
    path: `/article/${slug}`,
    takesComments: allow_comments,
  }));
}
