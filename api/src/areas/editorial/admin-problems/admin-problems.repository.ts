import {
  FOUND_UNITS_MAX,
  type FoundUnits,
  type ListingRun,
} from '@site/shared/contracts/editorial';
import type { DsaProblem } from '@site/shared/contracts/practice';
import { type Kysely, sql, type Transaction } from 'kysely';
import { findProblemContents, findRowsById, storedCase } from '../../../content/index.ts';
import type { ProblemContent, StoredCase, StoredDraft } from '../../../database/stored-problem.ts';
import type { DB } from '../../../database/tables.ts';
import type { ManagedProblem } from './managed-problem.ts';

/** Every problem there is, published, retired or a draft, by id. */
export async function findManagedProblems(kysely: Kysely<DB>): Promise<ManagedProblem[]> {
  const contents = await findProblemContents(kysely);
  const ids = contents.map(({ problem }) => problem.id);
  const rows = new Map(
    (await findRowsById(kysely, 'dsa_problems', ids)).map((row) => [row.id, row]),
  );
  const published = contents.flatMap(({ retired: _, ...content }) => {
    const row = rows.get(content.problem.id);
    return row ? [{ row, content }] : [];
  });
  const publishedOf = new Map(published.map((one) => [one.row.id, one]));
  const drafts = await kysely.selectFrom('dsa_problem_drafts').selectAll().execute();
  const draftOf = new Map(
    drafts.map(({ id, content, saved_by, saved_at }) => [
      id,
      {
        content: draftContent(content, publishedOf.get(id)?.content),
        savedBy: saved_by,
        savedAt: saved_at,
      },
    ]),
  );
  const runs = await findRuns(kysely);
  return [...new Set([...publishedOf.keys(), ...draftOf.keys()])].toSorted().map((id) => ({
    id,
    published: publishedOf.get(id) ?? null,
    draft: draftOf.get(id) ?? null,
    runs: runs.get(id) ?? new Map(),
  }));
}

/** What a draft is too old to say is as it's published, so that publishing it takes nothing away. */
const draftContent = (
  { problem, cases, ...python }: StoredDraft,
  published: ProblemContent | undefined,
): ProblemContent => ({
  starter: '',
  naive: '',
  generator: '',
  javascript: null,
  approaches: null,
  compiled: null,
  picture: null,
  ...published,
  ...python,
  problem: {
    hints: [],
    input_size: '',
    reviewed: null,
    ...published?.problem,
    ...problem,
    follow_up: followUpOf(problem.follow_up),
  },
  cases: cases.map((one) => storedCase({ ...published?.cases.find(isLike(one)), ...one })),
});

const followUpOf = (stored: StoredDraft['problem']['follow_up']) =>
  typeof stored === 'string' ? { question: stored, answer: '' } : stored;

const isLike =
  ({ input, expected }: StoredCase) =>
  (other: StoredCase) =>
    other.input === input && other.expected === expected;

/** The latest run of each listing, by problem and hash. */
async function findRuns(kysely: Kysely<DB>): Promise<Map<string, Map<string, ListingRun>>> {
  const rows = await kysely
    .selectFrom('dsa_listing_runs')
    .distinctOn(['problem_id', 'listing_hash'])
    .selectAll()
    .orderBy('problem_id')
    .orderBy('listing_hash')
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<string, Map<string, ListingRun>>();
  for (const { problem_id, listing_hash, passed, total, at, admin_name } of rows) {
    const runs = found.get(problem_id) ?? new Map();
    found.set(problem_id, runs);
    const run = { listingHash: listing_hash, passed, total, at: at.toISOString() };
    runs.set(listing_hash, { ...run, admin: admin_name });
  }
  return found;
}

export const insertRun = (
  transaction: Transaction<DB>,
  problemId: string,
  run: Pick<ListingRun, 'listingHash' | 'passed' | 'total'>,
  admin: { id: string; name: string },
) =>
  transaction
    .insertInto('dsa_listing_runs')
    .values({
      problem_id: problemId,
      listing_hash: run.listingHash,
      passed: run.passed,
      total: run.total,
      admin_id: admin.id,
      admin_name: admin.name,
    })
    .execute();

/** One statement, however many problems. */
export async function saveDrafts(
  transaction: Transaction<DB>,
  contents: readonly ProblemContent[],
  savedBy: string,
): Promise<void> {
  if (contents.length === 0) return;
  const drafts = contents.map((content) => ({
    id: content.problem.id,
    content: JSON.stringify(content),
    saved_by: savedBy,
    saved_at: sql<Date>`now()`,
  }));
  await transaction
    .insertInto('dsa_problem_drafts')
    .values(drafts)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        content: ref('excluded.content'),
        saved_by: ref('excluded.saved_by'),
        saved_at: ref('excluded.saved_at'),
      })),
    )
    .execute();
}

export const deleteDrafts = (transaction: Transaction<DB>, ids: string[]) =>
  transaction.deleteFrom('dsa_problem_drafts').where('id', 'in', ids).execute();

/** A unit that learners see. */
export async function findShownUnit(
  kysely: Kysely<DB>,
  id: string,
): Promise<{ difficulty: DsaProblem['difficulty'] } | undefined> {
  return kysely
    .selectFrom('learning_units')
    .innerJoin('topics', 'topics.id', 'learning_units.topic_id')
    .innerJoin('roadmaps', 'roadmaps.id', 'topics.roadmap_id')
    .select('learning_units.difficulty')
    .where('learning_units.id', '=', id)
    .where('learning_units.retired_at', 'is', null)
    .where('topics.retired_at', 'is', null)
    .where('roadmaps.retired_at', 'is', null)
    .executeTakeFirst();
}

/** The units that learners see and that a search finds, with the problem that names each: published, or a draft. */
export async function findUnits(kysely: Kysely<DB>, q: string): Promise<FoundUnits['items']> {
  const words = q.trim().toLowerCase();
  const { rows } = await sql<FoundUnits['items'][number]>`
    select units.id, name, difficulty, topics.title as topic, roadmaps.title as roadmap, (
      select json_build_object('id', named.id, 'title', named.title) from (
        select id, title, 1 as turn from dsa_problems where unit_id = units.id and retired_at is null
        union all
        select id, content->'problem'->>'title', 2 from dsa_problem_drafts
        where content->'problem'->>'unit_id' = units.id
      ) named order by turn, id limit 1
    ) as "usedBy"
    from learning_units units
    join topics on topics.id = topic_id and topics.retired_at is null
    join roadmaps on roadmaps.id = roadmap_id and roadmaps.retired_at is null
    where units.retired_at is null
      and (strpos(lower(name), ${words}) > 0 or strpos(units.id, ${words}) > 0)
    order by units.id <> ${words}, name, units.id
    limit ${FOUND_UNITS_MAX}
  `.execute(kysely);
  return rows;
}
