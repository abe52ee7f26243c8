import type { AdminDsaProblem, DsaProblemForm, ListingRun } from '@site/shared/contracts/editorial';
import type { Transaction } from 'kysely';
import { listingHash, originOf, type StoredRow, versionOf } from '../../../content/index.ts';
import type { ProblemContent } from '../../../database/stored-problem.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';

/** A DSA problem as administrators have it: what is published, the draft, or both. */
export interface ManagedProblem {
  id: string;
  /** What readers see, or saw until it was retired. */
  published: { row: StoredRow; content: ProblemContent } | null;
  draft: { content: ProblemContent; savedBy: string; savedAt: Date } | null;
  /** The latest run of each listing, by its hash. */
  runs: ReadonlyMap<string, ListingRun>;
}

/** What is worked on. */
export function contentOf({ draft, published }: ManagedProblem): ProblemContent {
  const content = draft?.content ?? published?.content;
  if (!content) throw new Error('A problem is published or has a draft');
  return content;
}

export function formOf({
  problem,
  javascript: _j,
  compiled,
  ...rest
}: ProblemContent): DsaProblemForm {
  const { id: _, slug: _s, sequence_number: _n, support: _name, comments: _c, ...facts } = problem;
  return { ...facts, ...rest, compiled: compiled && { java: compiled.java, cpp: compiled.cpp } };
}

/** What a form does not say of a problem; `support` is the name of its file. */
type BesideForm = Pick<
  ProblemContent['problem'],
  'id' | 'slug' | 'sequence_number' | 'support' | 'comments'
>;

/**
 * What a problem says once its form says this. `javascript` stays as the files have it, and so does what C++ needs
 * before its listing: the form has neither.
 */
export const withForm = (
  beside: BesideForm,
  {
    code,
    starter,
    naive,
    generator,
    support,
    cases,
    approaches,
    compiled,
    picture,
    ...facts
  }: DsaProblemForm,
  before: Pick<ProblemContent, 'javascript' | 'compiled'>,
): ProblemContent => ({
  problem: {
    ...beside,
    ...facts,
    support: support === '' ? null : (beside.support ?? beside.id),
  },
  code,
  starter,
  naive,
  generator,
  support,
  cases,
  javascript: before.javascript,
  approaches,
  compiled: compiled && { ...before.compiled, ...compiled },
  picture,
});

export const problemVersion = (content: ProblemContent): string => versionOf(formOf(content));

/** What is published counts as proved; anything else needs a run that passed every case. */
export function isProved({ published, runs }: ManagedProblem, content: ProblemContent): boolean {
  const hash = listingHash(content);
  if (published && listingHash(published.content) === hash) return true;
  const run = runs.get(hash);
  return run !== undefined && run.passed === run.total;
}

/** The fields of the form in which two contents differ. */
function changedFields(before: ProblemContent, after: ProblemContent): string[] {
  const [one, other] = [formOf(before), formOf(after)];
  return (Object.keys(one) as (keyof DsaProblemForm)[]).filter(
    (field) => versionOf({ value: one[field] }) !== versionOf({ value: other[field] }),
  );
}

export function adminProblem(managed: ManagedProblem): AdminDsaProblem {
  const { id, published, draft, runs } = managed;
  const content = contentOf(managed);
  const hash = listingHash(content);
  return {
    id,
    slug: content.problem.slug,
    ...formOf(content),
    javascript: content.javascript !== null,
    origin: published ? originOf(published.row) : 'site',
    published: published !== null && !published.row.retired,
    retired: published?.row.retired ?? false,
    draft: draft !== null,
    proved: isProved(managed, content),
    version: problemVersion(content),
    listingHash: hash,
    lastRun: runs.get(hash) ?? null,
    draftSaved: draft && { by: draft.savedBy, at: draft.savedAt.toISOString() },
    changedFields: draft && published ? changedFields(published.content, draft.content) : [],
  };
}

/** The fields of the form that differ, before and after. */
export function differences(before: ProblemContent, after: ProblemContent) {
  const fields = new Set(changedFields(before, after));
  const of = (content: ProblemContent) =>
    Object.fromEntries(Object.entries(formOf(content)).filter(([field]) => fields.has(field)));
  return { before: of(before), after: of(after) };
}

/** The next number in a category, after everything that readers see there. */
export const nextNumber = (category: string, others: ManagedProblem[]): number =>
  Math.max(
    0,
    ...others.flatMap(({ published }) =>
      published?.content.problem.category === category
        ? [published.content.problem.sequence_number]
        : [],
    ),
  ) + 10;

/** Whether something else that readers see has the same position in the category. */
const isPositionTaken = ({ problem }: ProblemContent, others: ManagedProblem[]): boolean =>
  others.some(
    ({ published }) =>
      published &&
      !published.row.retired &&
      published.content.problem.category === problem.category &&
      published.content.problem.sequence_number === problem.sequence_number,
  );

/** In its own position, or last if something else is there. */
export const placed = (content: ProblemContent, others: ManagedProblem[]): ProblemContent => {
  if (!isPositionTaken(content, others)) return content;
  const sequence_number = nextNumber(content.problem.category, others);
  return { ...content, problem: { ...content.problem, sequence_number } };
};

/** What one change is made with. */
export interface ProblemChange {
  transaction: Transaction<DB>;
  admin: SignedInAdmin;
  /** What it is about, and everything else. */
  managed: ManagedProblem;
  others: ManagedProblem[];
}

export const changedElsewhere = (managed?: ManagedProblem) =>
  new DomainError(
    409,
    'changed-elsewhere',
    'Someone else has changed this since you opened it.',
    undefined,
    managed && { current: adminProblem(managed) },
  );

export function found(all: ManagedProblem[], id: string): ManagedProblem {
  const managed = all.find((one) => one.id === id);
  if (!managed) throw notFound("This DSA problem doesn't exist.");
  return managed;
}
