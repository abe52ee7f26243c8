import {
  type ContentBundle,
  type ContentImported,
  type ContentMistake,
  type ContentPreview,
  type CsvTarget,
  type contentExportQuery,
  type contentImportRequest,
  type contentPreviewRequest,
  type ImportCounts,
  MISTAKES_LISTED,
} from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { recordChange } from '../../../audit/index.ts';
import { heavyWork } from '../../../concurrency/heavy-work.ts';
import {
  alignProblems,
  decideRetirement,
  findProblemContents,
  findRoadmapContents,
  findRowsById,
  findTakenIds,
  fingerprint,
  lockPractice,
  type Practice,
  practiceFiles,
  practiceRows,
  type StoredRow,
  saveRows,
} from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { liftTransactionLimit } from '../../../database/time-limits.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { fileRefused } from '../../../errors/file-refused.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { findManagedProblems, saveDrafts } from '../admin-problems/admin-problems.repository.ts';
import { publishProblems } from '../admin-problems/publish-problems.ts';
import { findRowsOfRoadmaps } from '../admin-roadmaps/admin-roadmaps.repository.ts';
import { checkBundle, readBundle } from './bundle.ts';
import {
  type ProblemPlan,
  planProblem,
  planRows,
  type RowPlan,
  type RowTable,
  rowTables,
  wrongSlugs,
} from './import-plan.ts';
import { readSheet } from './read-sheet.ts';
import { type SheetRows, sheetRows, sheetTarget } from './sheet-rows.ts';

type Request = z.output<typeof contentPreviewRequest>;
type StoredRows = Record<RowTable, StoredRow[]>;

/** What an import does, or the mistakes for which it does nothing. */
interface ImportPlan {
  mistakes: ContentMistake[];
  ignoredColumns: string[];
  rows: Record<RowTable, RowPlan>;
  problems: ProblemPlan[];
  counts: ImportCounts;
}

/**
 * Roadmaps and DSA problems as files: exported, looked at, imported. See the contract. To look at a file and to import
 * it is heavy work: that throws DomainError 409 while another of the administrator's runs.
 */
export function createContentImport(kysely: Kysely<DB>) {
  return {
    /** @throws DomainError 404. */
    async export({ kind, id }: z.output<typeof contentExportQuery>): Promise<ContentBundle> {
      const practice = await exported(kysely, kind, id);
      const { length } = [...practice.roadmaps, ...practice.problems];
      if (id !== undefined && length === 0) throw notFound("There's nothing with this id.");
      const files = Object.fromEntries(practiceFiles(practice));
      return { format: 'content-files', version: 1, files };
    },

    /** @throws DomainError 400 for a file that cannot be read at all. */
    async preview(admin: SignedInAdmin, request: Request): Promise<ContentPreview> {
      const plan = await heavyWork(kysely, admin.id, async (transaction) => {
        await liftTransactionLimit(transaction);
        return planOf(transaction, request);
      });
      const changes = changesOf(plan);
      const applies = plan.mistakes.length === 0 && changes.length > 0;
      return {
        digest: applies ? digestOf(plan) : null,
        mistakeCount: plan.mistakes.length,
        mistakes: plan.mistakes.slice(0, MISTAKES_LISTED),
        ignoredColumns: plan.ignoredColumns,
        counts: plan.counts,
        changes: plan.mistakes.length > 0 ? [] : changes,
      };
    },

    /** @throws DomainError 400 for a file with mistakes, 409 if it would do anything but what was looked at. */
    async apply(
      admin: SignedInAdmin,
      { digest, ...request }: z.output<typeof contentImportRequest>,
    ): Promise<ContentImported> {
      return heavyWork(kysely, admin.id, async (transaction) => {
        await liftTransactionLimit(transaction);
        await lockPractice(transaction);
        const plan = await planOf(transaction, request);
        if (plan.mistakes.length > 0) throw fileRefused('The file has mistakes. Check it again.');
        if (digestOf(plan) !== digest) throw changedElsewhere();
        await write(transaction, plan, admin.name);
        await recordChange(transaction, admin, auditedChange(plan));
        return { counts: plan.counts };
      });
    },
  };
}

const changedElsewhere = () =>
  new DomainError(
    409,
    'changed-elsewhere',
    'The roadmaps or DSA problems have changed since you checked this file. Check it again.',
  );

async function exported(
  kysely: Kysely<DB>,
  kind: 'roadmap' | 'dsa-problem',
  id: string | undefined,
): Promise<Practice> {
  if (kind === 'roadmap') {
    const all = await findRoadmapContents(kysely);
    const requested = all.filter(({ roadmap, retired }) => (id ? roadmap.id === id : !retired));
    return { roadmaps: requested, problems: [] };
  }
  const all = await findManagedProblems(kysely);
  const contents = all.flatMap(({ published, draft }) => {
    const content = published?.content ?? (id ? draft?.content : undefined);
    return content && (id || !published?.row.retired) ? [content] : [];
  });
  return { roadmaps: [], problems: contents.filter(({ problem }) => !id || problem.id === id) };
}

const planOf = (kysely: Kysely<DB>, { file, roadmap }: Request): Promise<ImportPlan> =>
  file.trimStart().replace('\ufeff', '').startsWith('{')
    ? planBundle(kysely, file)
    : planSheet(kysely, file, roadmap);

async function planSheet(
  kysely: Kysely<DB>,
  file: string,
  roadmap: CsvTarget | null,
): Promise<ImportPlan> {
  if (!roadmap) throw new DomainError(400, 'invalid', CHOOSE, { roadmap: CHOOSE });
  const { rows, mistakes, ignoredColumns } = readSheet(file);
  const taken = await findTakenIds(kysely);
  const target = await sheetTarget(kysely, roadmap, taken);
  const desired = sheetRows(rows, target, taken);
  const ids = (table: RowTable) => new Set(desired[table].map(({ id }) => id));
  const named = (table: RowTable, stored: StoredRow[]) =>
    stored.filter(({ id }) => ids(table).has(id));
  const stored: StoredRows = {
    roadmaps: [],
    topics: named('topics', target.topics),
    learning_units: named('learning_units', target.units),
  };
  return planned({ desired, stored, problems: [], mistakes, ignoredColumns });
}

const CHOOSE = 'Choose a roadmap for the problems, or name a new one.';

async function planBundle(kysely: Kysely<DB>, file: string): Promise<ImportPlan> {
  const all = await findManagedProblems(kysely);
  const { practice, mistakes } = await checkBundle(readBundle(file), {
    roadmaps: (await findRoadmapContents(kysely)).filter(({ retired }) => !retired),
    problems: (await findProblemContents(kysely)).filter(({ retired }) => !retired),
  });
  mistakes.push(...wrongSlugs(practice.problems, all));
  const desired: SheetRows = practiceRows(practice.roadmaps);
  const problems = practice.problems.map((content) => planProblem(content, all));
  const stored = await storedRows(kysely, desired);
  return planned({ desired, stored, problems, mistakes, ignoredColumns: [] });
}

/** The rows of the roadmaps that a bundle replaces, and whatever else has an id that it uses. */
async function storedRows(kysely: Kysely<DB>, desired: SheetRows): Promise<StoredRows> {
  const ids = desired.roadmaps.map(({ id }) => id);
  const known = await findRowsOfRoadmaps(kysely, ids);
  const also = (table: RowTable) =>
    findRowsById(
      kysely,
      table,
      desired[table].map(({ id }) => id),
    );
  const once = (rows: StoredRow[]) => [...new Map(rows.map((row) => [row.id, row])).values()];
  return {
    roadmaps: known.map(({ roadmap }) => roadmap),
    topics: once([...known.flatMap(({ topics }) => topics), ...(await also('topics'))]),
    learning_units: once([
      ...known.flatMap(({ units }) => units),
      ...(await also('learning_units')),
    ]),
  };
}

interface Parts extends Pick<ImportPlan, 'mistakes' | 'ignoredColumns'> {
  desired: SheetRows;
  stored: StoredRows;
  problems: (ProblemPlan | null)[];
}

function planned({ desired, stored, problems, mistakes, ignoredColumns }: Parts): ImportPlan {
  const of = (table: RowTable) => planRows(table, desired[table], stored[table]);
  const rows = {
    roadmaps: of('roadmaps'),
    topics: of('topics'),
    learning_units: of('learning_units'),
  };
  const changing = problems.filter((plan) => plan !== null);
  const unchanged = rowTables.reduce(
    (sum, table) => sum + rows[table].unchanged,
    problems.length - changing.length,
  );
  const counts: ImportCounts = { added: 0, changed: 0, unchanged, retired: 0, returned: 0 };
  const plan = { mistakes, ignoredColumns, rows, problems: changing, counts };
  for (const { change } of changesOf(plan)) counts[change] += 1;
  return plan;
}

const changesOf = ({ rows, problems }: Pick<ImportPlan, 'rows' | 'problems'>) => [
  ...rowTables.flatMap((table) => rows[table].changes),
  ...problems.map(({ change }) => change),
];

/** Of everything that would be written and of what it replaces. */
const digestOf = ({ rows, problems }: ImportPlan): string =>
  fingerprint([rows, problems.map(({ content, change }) => [content, change])]);

async function write(
  transaction: Transaction<DB>,
  { rows, problems }: ImportPlan,
  savedBy: string,
): Promise<void> {
  for (const table of rowTables) {
    const { save, retire, bringBack } = rows[table];
    await saveRows(transaction, table, save);
    await decideRetirement(transaction, table, retire, true);
    await decideRetirement(transaction, table, bringBack, false);
  }
  const drafts = problems.filter(({ change }) => change.draft);
  await saveDrafts(
    transaction,
    drafts.map(({ content }) => content),
    savedBy,
  );
  const published = problems.filter(({ change }) => !change.draft);
  await publishProblems(transaction, published);
  await alignProblems(transaction);
}

/** What was added, by id; and every field that changed, before and after. */
function auditedChange(plan: ImportPlan) {
  const changes = changesOf(plan);
  const side = (name: 'before' | 'after') =>
    Object.fromEntries(
      changes.flatMap(({ id, fields }) =>
        fields.length > 0
          ? [[id, Object.fromEntries(fields.map((field) => [field.field, field[name]]))]]
          : [],
      ),
    );
  const ids = (kind: string) => changes.filter(({ change }) => change === kind).map(({ id }) => id);
  const [first] = changes;
  return {
    action: 'content.import',
    subject: first?.id ?? '',
    before: side('before'),
    after: {
      ...side('after'),
      added: ids('added'),
      retired: ids('retired'),
      returned: ids('returned'),
    },
  };
}
