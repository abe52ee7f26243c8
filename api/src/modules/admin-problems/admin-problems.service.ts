import type {
  AdminDsaProblem,
  AdminDsaProblemList,
  AdminDsaProblemsQuery,
  ChangeDsaProblemRequest,
  ListingRunRequest,
  NewDsaProblemRequest,
  ProblemOrderRequest,
} from '@site/shared/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { notFound } from '../../errors/domain-error.ts';
import type { Admins } from '../admins/index.ts';
import { recordChange } from '../audit/index.ts';
import { lockPractice } from '../content/index.ts';
import { deleteDrafts, findManagedProblems, saveDrafts } from './admin-problems.repository.ts';
import { type Change, found } from './change.ts';
import { addRun, newContent, save } from './edit-problem.ts';
import { listOf } from './list-problems.ts';
import { adminProblem, formOf, type ManagedProblem } from './managed-problem.ts';
import { orderProblems } from './order-problems.ts';
import { publish, retire } from './publish-and-retire.ts';

/** DSA problems for administrators: see the contract. */
export function createAdminProblems(kysely: Kysely<Tables>, admins: Admins) {
  const inTransaction = <T>(
    work: (transaction: Transaction<Tables>, all: ManagedProblem[]) => Promise<T>,
  ) =>
    kysely.transaction().execute(async (transaction) => {
      await lockPractice(transaction);
      return work(transaction, await findManagedProblems(transaction));
    });

  /** Makes one change, with no other in between, and answers the problem as it is then. */
  async function change(
    token: string | null,
    id: string,
    make: (change: Change) => Promise<void>,
  ): Promise<AdminDsaProblem> {
    const admin = await admins.requireAdmin(token);
    return inTransaction(async (transaction, all) => {
      const managed = found(all, id);
      const others = all.filter((one) => one !== managed);
      await make({ transaction, admin, managed, others });
      return adminProblem(found(await findManagedProblems(transaction), id));
    });
  }

  return {
    /** @throws DomainError 401 for anybody but an administrator, as everything here. */
    async list(token: string | null, query: AdminDsaProblemsQuery): Promise<AdminDsaProblemList> {
      await admins.requireAdmin(token);
      return listOf(await findManagedProblems(kysely), query);
    },

    /** @throws DomainError 404. */
    async read(token: string | null, id: string): Promise<AdminDsaProblem> {
      await admins.requireAdmin(token);
      return adminProblem(found(await findManagedProblems(kysely), id));
    },

    /** @throws DomainError 400 for an unknown category, 409 if the id is taken. */
    async create(token: string | null, sent: NewDsaProblemRequest): Promise<AdminDsaProblem> {
      const admin = await admins.requireAdmin(token);
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
    save: (token: string | null, id: string, sent: ChangeDsaProblemRequest) =>
      change(token, id, (made) => save(made, sent)),

    /** @throws DomainError 400 for another number of cases, 404, 409 if the listing is another one by now. */
    run: (token: string | null, id: string, run: ListingRunRequest) =>
      change(token, id, (made) => addRun(made, run)),

    /** @throws DomainError 400 if it does not fit its unit, 404, 409 if changed elsewhere or not proved. */
    publish: (token: string | null, id: string, version: string) =>
      change(token, id, (made) => publish(made, version)),

    /** Both ways. @throws DomainError 400 if it no longer fits its unit, 404, 409 if never published. */
    retire: (token: string | null, id: string, retired: boolean) =>
      change(token, id, (made) => retire(made, retired)),

    /** What was never published is gone then. @throws DomainError 403 (see requireRecentAdmin), 404. */
    async discardDraft(token: string | null, id: string): Promise<void> {
      const admin = await admins.requireRecentAdmin(token);
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
    async order(token: string | null, wanted: ProblemOrderRequest): Promise<AdminDsaProblemList> {
      const admin = await admins.requireAdmin(token);
      return inTransaction(async (transaction, all) => {
        await orderProblems(transaction, admin, all, wanted);
        return listOf(await findManagedProblems(transaction), { category: wanted.category });
      });
    },
  };
}
