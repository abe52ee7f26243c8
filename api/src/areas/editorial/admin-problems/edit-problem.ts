import type {
  ChangeDsaProblemRequest,
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

/** What follows /admin/dsa-problems/ and is no problem. */
const ROUTES = ['order'];

export function newContent(
  { id, ...form }: NewDsaProblemRequest,
  all: ManagedProblem[],
): ProblemContent {
  const taken = all.flatMap((one) => [one.id, contentOf(one).problem.slug]);
  if ([...taken, ...ROUTES].includes(id)) {
    const message = `${id} is already taken. Ids are never reused, even after something is retired.`;
    throw new DomainError(409, 'id-taken', message, { id: message });
  }
  refuseCategory(form);
  const sequence_number = nextNumber(form.category, all);
  const beside = { id, slug: id, sequence_number, support: null, comments: [] };
  return withForm(beside, form, null);
}

export async function save(
  { transaction, admin, managed, others }: ProblemChange,
  { version, ...form }: ChangeDsaProblemRequest,
): Promise<void> {
  const before = contentOf(managed);
  const after = withForm(before.problem, form, before.javascript);
  if (problemVersion(after) === problemVersion(before)) return;
  if (problemVersion(before) !== version) throw changedElsewhere(managed);
  refuseCategory(form);
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
