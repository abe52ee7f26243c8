import type {
  ChangeDsaProblemRequest,
  DsaProblemForm,
  ListingRunRequest,
  NewDsaProblemRequest,
} from '@site/shared/contracts/editorial';
import { recordChange } from '../../../audit/index.ts';
import { listingHash } from '../../../content/index.ts';
import type { ProblemContent } from '../../../database/stored-problem.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { deleteDrafts, insertRun, saveDrafts } from './admin-problems.repository.ts';
import {
  changedElsewhere,
  contentOf,
  differences,
  type ManagedProblem,
  nextNumber,
  type ProblemChange,
  problemVersion,
  withForm,
} from './managed-problem.ts';
import { refuseCategory } from './refuse-misfit.ts';

/** What follows /v1/admin/dsa-problems/ or /admin/problems/ and is no problem. */
const ROUTES = ['new', 'order'];

const emptyForm: Omit<DsaProblemForm, 'title'> = {
  category: '',
  difficulty: 'easy',
  unit_id: '',
  description: [],
  example: { input: '', output: '' },
  follow_up: { question: '', answer: '' },
  hints: [],
  code: '',
  starter: '',
  naive: '',
  generator: '',
  input_size: '',
  support: '',
  cases: [],
  approaches: null,
  compiled: null,
  picture: null,
  explanation: { title: '', content: [], key_insight: '', steps: [] },
  complexity: { time: '', space: '', time_description: '', space_description: '' },
  reviewed: null,
};

/** Why no new problem can have this id; null if one can. */
export function takenBy(id: string, all: ManagedProblem[]): string | null {
  if (ROUTES.includes(id)) return `${id} can't be an address.`;
  const holder = all.find((one) => [one.id, contentOf(one).problem.slug].includes(id));
  if (!holder) return null;
  const { title } = contentOf(holder).problem;
  return `“${title}” has this address. Addresses are never reused, even after something is retired.`;
}

export function newContent(
  { id, title }: NewDsaProblemRequest,
  all: ManagedProblem[],
): ProblemContent {
  const taken = takenBy(id, all);
  if (taken !== null) throw new DomainError(409, 'id-taken', taken, { id: taken });
  const sequence_number = nextNumber(emptyForm.category, all);
  const beside = { id, slug: id, sequence_number, support: null, comments: [] };
  const nothing = { javascript: null, compiled: null };
  return withForm(beside, { title, ...emptyForm }, nothing);
}

export async function save(
  { transaction, admin, managed, others }: ProblemChange,
  { version, ...form }: ChangeDsaProblemRequest,
): Promise<void> {
  const before = contentOf(managed);
  const after = withForm(before.problem, form, before);
  if (problemVersion(after) === problemVersion(before)) return;
  if (problemVersion(before) !== version) throw changedElsewhere(managed);
  if (form.category !== '') refuseCategory(form);
  if (after.problem.category !== before.problem.category) {
    after.problem.sequence_number = nextNumber(after.problem.category, others);
  }
  const { published } = managed;
  if (published && problemVersion(published.content) === problemVersion(after)) {
    await deleteDrafts(transaction, [managed.id]);
  } else await saveDrafts(transaction, [after], admin.name);
  await recordChange(transaction, admin, {
    action: 'dsa-problem.save',
    subject: managed.id,
    ...differences(before, after),
  });
}

export async function addRun(
  { transaction, admin, managed }: ProblemChange,
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
