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
import type { ProblemContent } from '../../database/dsa-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import type { Admins } from '../admins/index.ts';
import { recordChange } from '../audit/index.ts';
import {
  decideRetirement,
  listingHash,
  lockPractice,
  numberOf,
  placeOfCategory,
  problemRow,
  renumbered,
  saveRows,
  versionOf,
} from '../content/index.ts';
import {
  deleteDraft,
  findManagedProblems,
  insertRun,
  saveDraft,
} from './admin-problems.repository.ts';
import {
  adminProblem,
  changedFields,
  contentOf,
  formOf,
  isProved,
  type ManagedProblem,
  problemVersion,
  withForm,
} from './managed-problem.ts';
import {
  isPlaceTaken,
  nextNumber,
  publishProblem,
  refuseCategory,
  refuseMisfit,
} from './publish-problem.ts';

type Admin = Awaited<ReturnType<Admins['requireAdmin']>>;

/** What one change is made with. */
interface Change {
  transaction: Transaction<Tables>;
  admin: Admin;
  /** What it is about, and everything else. */
  managed: ManagedProblem;
  others: ManagedProblem[];
}

const unknown = () => notFound("This DSA problem doesn't exist.");

const changedElsewhere = (managed?: ManagedProblem) =>
  new DomainError(
    409,
    'changed-elsewhere',
    'Someone else has changed this since you opened it.',
    undefined,
    managed && { current: adminProblem(managed) },
  );

const notProved = () =>
  new DomainError(
    409,
    'not-proved',
    'Run the listing first: you can publish it once it passes all its cases.',
  );

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
        await saveDraft(transaction, content, admin.name);
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
        await deleteDraft(transaction, id);
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
        await order(transaction, admin, all, wanted);
        return listOf(await findManagedProblems(transaction), { category: wanted.category });
      });
    },
  };
}

function found(all: ManagedProblem[], id: string): ManagedProblem {
  const managed = all.find((one) => one.id === id);
  if (!managed) throw unknown();
  return managed;
}

function listOf(
  all: ManagedProblem[],
  { q = '', category, difficulty, status }: AdminDsaProblemsQuery,
): AdminDsaProblemList {
  const words = q.trim().toLowerCase();
  const items = all
    .map((managed) => ({ managed, problem: contentOf(managed).problem }))
    .toSorted(
      ({ problem: one }, { problem: other }) =>
        placeOfCategory(one.category) - placeOfCategory(other.category) ||
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

/** What follows /admin/dsa-problems/ and is no problem. */
const ROUTES = ['order'];

function newContent({ id, ...form }: NewDsaProblemRequest, all: ManagedProblem[]): ProblemContent {
  const taken = all.flatMap((one) => [one.id, contentOf(one).problem.slug]);
  if ([...taken, ...ROUTES].includes(id)) {
    const message = `${id} is already taken. Ids are never reused, even after something is retired.`;
    throw new DomainError(409, 'id-taken', message, { id: message });
  }
  refuseCategory(form);
  const sequence_number = nextNumber(form.category, all);
  const beside = { id, slug: id, sequence_number, support: null, comments: [] };
  return withForm(beside, form, { javascript: null, picture: null });
}

async function save(
  { transaction, admin, managed, others }: Change,
  { version, ...form }: ChangeDsaProblemRequest,
): Promise<void> {
  const before = contentOf(managed);
  const after = withForm(before.problem, form, before);
  if (problemVersion(after) === problemVersion(before)) return;
  if (problemVersion(before) !== version) throw changedElsewhere(managed);
  refuseCategory(form);
  if (after.problem.category !== before.problem.category) {
    after.problem.sequence_number = nextNumber(after.problem.category, others);
  }
  const { published } = managed;
  if (published && problemVersion(published.content) === problemVersion(after)) {
    await deleteDraft(transaction, managed.id);
  } else await saveDraft(transaction, after, admin.name);
  await recordChange(transaction, admin, {
    action: 'dsa-problem.save',
    subject: managed.id,
    ...differences(before, after),
  });
}

/** The fields of the form that differ, before and after. */
export function differences(before: ProblemContent, after: ProblemContent) {
  const fields = new Set(changedFields(before, after));
  const of = (content: ProblemContent) =>
    Object.fromEntries(Object.entries(formOf(content)).filter(([field]) => fields.has(field)));
  return { before: of(before), after: of(after) };
}

async function addRun(
  { transaction, admin, managed }: Change,
  run: ListingRunRequest,
): Promise<void> {
  const content = contentOf(managed);
  if (listingHash(content) !== run.listingHash) throw changedElsewhere(managed);
  const count = content.cases.length;
  if (run.total !== count) {
    const message = `must be ${count}, the number of cases`;
    throw new DomainError(400, 'invalid', `total ${message}.`, { total: message });
  }
  await insertRun(transaction, managed.id, run, admin);
  await recordChange(transaction, admin, {
    action: 'dsa-problem.run',
    subject: managed.id,
    before: null,
    after: { ...run },
  });
}

async function publish(made: Change, version: string): Promise<void> {
  const { transaction, admin, managed, others } = made;
  const { published, draft } = managed;
  const content = contentOf(managed);
  if (problemVersion(content) !== version) throw changedElsewhere(managed);
  if (!draft && !published?.row.retired) return;
  if (!isProved(managed, content)) throw notProved();
  await refuseMisfit(transaction, content, others);
  await publishProblem(transaction, managed, placed(content, others));
  await recordChange(transaction, admin, {
    action: 'dsa-problem.publish',
    subject: managed.id,
    ...(published
      ? differences(published.content, content)
      : { before: null, after: { ...formOf(content) } }),
  });
}

/** In its own place, or last if something else is there. */
const placed = (content: ProblemContent, others: ManagedProblem[]): ProblemContent => {
  if (!isPlaceTaken(content, others)) return content;
  const sequence_number = nextNumber(content.problem.category, others);
  return { ...content, problem: { ...content.problem, sequence_number } };
};

async function retire(
  { transaction, admin, managed, others }: Change,
  retired: boolean,
): Promise<void> {
  const { id, published } = managed;
  if (!published) {
    throw new DomainError(
      409,
      'not-proved',
      'It has never been published. Discard the draft instead.',
    );
  }
  if (published.row.retired === retired) return;
  if (!retired) {
    await refuseMisfit(transaction, published.content, others);
    await saveRows(transaction, 'dsa_problems', [problemRow(placed(published.content, others))]);
  }
  await decideRetirement(transaction, 'dsa_problems', [id], retired);
  await recordChange(transaction, admin, {
    action: `dsa-problem.${retired ? 'retire' : 'return'}`,
    subject: id,
    before: { retired: !retired },
    after: { retired },
  });
}

async function order(
  transaction: Transaction<Tables>,
  admin: Admin,
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
