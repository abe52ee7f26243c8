import type {
  AdminDsaProblem,
  AdminDsaProblemList,
  AdminDsaProblemsQuery,
  ChangeDsaProblemRequest,
  ListingRunRequest,
  NewDsaProblemRequest,
  ProblemOrderRequest,
} from '@site/shared/contracts/editorial';
import type { DsaProblem } from '@site/shared/contracts/practice';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import {
  lockPractice,
  numberOf,
  positionOfCategory,
  renumbered,
  saveRows,
  versionOf,
} from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { requireRecent } from '../../identity/index.ts';
import {
  deleteDrafts,
  findManagedProblems,
  findUnits,
  saveDrafts,
} from './admin-problems.repository.ts';
import { addRun, newContent, save, takenBy } from './edit-problem.ts';
import {
  adminProblem,
  changedElsewhere,
  contentOf,
  formOf,
  found,
  type ManagedProblem,
  type ProblemChange,
} from './managed-problem.ts';
import { previewOf } from './preview-problem.ts';
import { publish, retire } from './publish-problems.ts';

/** DSA problems for administrators: see the contract. */
export function createAdminProblems(kysely: Kysely<DB>) {
  const inTransaction = <T>(
    work: (transaction: Transaction<DB>, all: ManagedProblem[]) => Promise<T>,
  ) =>
    kysely.transaction().execute(async (transaction) => {
      await lockPractice(transaction);
      return work(transaction, await findManagedProblems(transaction));
    });

  /** Makes one change, with no other in between, and returns the problem as it is then. */
  async function change(
    admin: SignedInAdmin,
    id: string,
    make: (change: ProblemChange) => Promise<void>,
  ): Promise<AdminDsaProblem> {
    return inTransaction(async (transaction, all) => {
      const managed = found(all, id);
      const others = all.filter((one) => one !== managed);
      await make({ transaction, admin, managed, others });
      return adminProblem(found(await findManagedProblems(transaction), id));
    });
  }

  return {
    async list(query: AdminDsaProblemsQuery): Promise<AdminDsaProblemList> {
      return listOf(await findManagedProblems(kysely), query);
    },

    /** @throws DomainError 404. */
    async read(id: string): Promise<AdminDsaProblem> {
      return adminProblem(found(await findManagedProblems(kysely), id));
    },

    /** As learners get it once it's published. @throws DomainError 404. */
    async preview(id: string): Promise<DsaProblem> {
      return previewOf(contentOf(found(await findManagedProblems(kysely), id)));
    },

    /** The learning units that a part of a name or an id finds, an equal id first. */
    findUnits: (q: string) => findUnits(kysely, q),

    /** Why no new problem can have this id; null if one can. */
    takenBy: async (id: string): Promise<string | null> =>
      takenBy(id, await findManagedProblems(kysely)),

    /** @throws DomainError 409 if the id is taken. */
    async create(admin: SignedInAdmin, sent: NewDsaProblemRequest): Promise<AdminDsaProblem> {
      return inTransaction(async (transaction, all) => {
        const content = newContent(sent, all);
        await saveDrafts(transaction, [content], admin.name);
        await recordChange(transaction, admin, {
          action: 'dsa-problem.create',
          subject: sent.id,
          before: null,
          after: { ...formOf(content) },
        });
        return adminProblem(found(await findManagedProblems(transaction), sent.id));
      });
    },

    /** @throws DomainError 400 for an unknown category, 404, 409 if it was changed elsewhere. */
    save: (admin: SignedInAdmin, id: string, sent: ChangeDsaProblemRequest) =>
      change(admin, id, (made) => save(made, sent)),

    /** @throws DomainError 400 for another number of cases, 404, 409 if the listing is another one by now. */
    run: (admin: SignedInAdmin, id: string, run: ListingRunRequest) =>
      change(admin, id, (made) => addRun(made, run)),

    /** @throws DomainError 400 if something is missing or it doesn't fit its unit, 404, 409 if changed elsewhere or not proved. */
    publish: (admin: SignedInAdmin, id: string, version: string) =>
      change(admin, id, (made) => publish(made, version)),

    /** Both ways. @throws DomainError 400 if it no longer fits its unit, 404, 409 if never published. */
    retire: (admin: SignedInAdmin, id: string, retired: boolean) =>
      change(admin, id, (made) => retire(made, retired)),

    /** What was never published is gone then. @throws DomainError 403 (see requireRecent), 404. */
    async discardDraft(admin: SignedInAdmin, id: string): Promise<void> {
      requireRecent(admin);
      await inTransaction(async (transaction, all) => {
        const { draft } = found(all, id);
        if (!draft) throw notFound('This DSA problem has no draft.');
        await deleteDrafts(transaction, [id]);
        await recordChange(transaction, admin, {
          action: 'dsa-problem.discard-draft',
          subject: id,
          before: { ...formOf(draft.content) },
          after: null,
        });
      });
    },

    /** @throws DomainError 409 if others are in the category by now. */
    async order(admin: SignedInAdmin, request: ProblemOrderRequest): Promise<AdminDsaProblemList> {
      return inTransaction(async (transaction, all) => {
        await orderProblems(transaction, admin, all, request);
        return listOf(await findManagedProblems(transaction), { category: request.category });
      });
    },
  };
}

/** What matches a query, in the order in which readers meet it. */
function listOf(
  all: ManagedProblem[],
  { q = '', category, difficulty, status }: AdminDsaProblemsQuery,
): AdminDsaProblemList {
  const words = q.trim().toLowerCase();
  const items = all
    .map((managed) => ({ managed, problem: contentOf(managed).problem }))
    .toSorted(
      ({ problem: one }, { problem: other }) =>
        positionOfCategory(one.category) - positionOfCategory(other.category) ||
        one.sequence_number - other.sequence_number,
    )
    .map(({ managed }) => adminProblem(managed))
    .filter(
      (one) =>
        (!category || one.category === category) &&
        (!difficulty || one.difficulty === difficulty) &&
        (!status || hasStatus[status](one)) &&
        [one.title, one.id, one.unit_id].some((text) => text.toLowerCase().includes(words)),
    );
  return { items };
}

const hasStatus: Record<
  NonNullable<AdminDsaProblemsQuery['status']>,
  (problem: AdminDsaProblem) => boolean
> = {
  published: ({ published }) => published,
  draft: ({ draft }) => draft,
  unproved: ({ draft, proved }) => draft && !proved,
  retired: ({ retired }) => retired,
};

async function orderProblems(
  transaction: Transaction<DB>,
  admin: SignedInAdmin,
  all: ManagedProblem[],
  { category, ids }: ProblemOrderRequest,
): Promise<void> {
  const rows = all
    .flatMap(({ published }) => (published && !published.row.retired ? [published.row] : []))
    .filter(({ columns }) => columns.category === category)
    .toSorted((one, other) => numberOf(one) - numberOf(other));
  const before = rows.map(({ id }) => id);
  if (versionOf(before.toSorted()) !== versionOf(ids.toSorted())) throw changedElsewhere();
  if (versionOf(before) === versionOf(ids)) return;
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  await saveRows(transaction, 'dsa_problems', renumbered(inOrder));
  await recordChange(transaction, admin, {
    action: 'dsa-problem.order',
    subject: category,
    before: { ids: before },
    after: { ids },
  });
}
