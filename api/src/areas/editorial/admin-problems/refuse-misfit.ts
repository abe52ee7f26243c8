import { type DsaProblemForm, dsaProblemForm } from '@site/shared/contracts/editorial';
import type { Approaches } from '@site/shared/contracts/practice';
import type { Transaction } from 'kysely';
import { mistakeInCategory, SIZE_MISSING } from '../../../content/index.ts';
import type { ProblemContent } from '../../../database/stored-problem.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { findShownUnit } from './admin-problems.repository.ts';
import type { ManagedProblem } from './managed-problem.ts';

/** @throws DomainError 400 that names every field that a draft may leave open, and a published problem may not. */
export function refuseUnfinished(form: DsaProblemForm): void {
  const issues = dsaProblemForm.safeParse(form).error?.issues ?? [];
  if (issues.length === 0) return;
  const errors = Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.'), message]).toReversed(),
  );
  throw new DomainError(
    400,
    'invalid',
    "Something is missing: it's listed beside the form.",
    errors,
  );
}

/**
 * Refuses a problem that would not fit its unit, has a generator with an unknown n, or approaches in other languages
 * than its own: the rules of the content files.
 * @throws DomainError 400 that names the field.
 */
export async function refuseMisfit(
  transaction: Transaction<DB>,
  { problem, generator, approaches, javascript, compiled }: ProblemContent,
  others: ManagedProblem[],
): Promise<void> {
  refuseCategory(problem);
  refuseOtherLanguages(approaches, javascript !== null);
  if (!javascript || !compiled) refuseCpp(approaches);
  const { unit_id, difficulty, input_size } = problem;
  if (generator !== '' && input_size === '') throw misfit('input_size', SIZE_MISSING);
  const unit = await findShownUnit(transaction, unit_id);
  if (!unit) throw misfit('unit_id', `names no learning unit: ${unit_id}`);
  const other = others.find(
    ({ published }) =>
      published && !published.row.retired && published.content.problem.unit_id === unit_id,
  );
  if (other) throw misfit('unit_id', `${unit_id} is already used by ${other.id}`);
  if (unit.difficulty !== difficulty) {
    throw misfit('difficulty', `must be ${unit.difficulty}, as ${unit_id} is`);
  }
}

/** Each approach has a listing in every language in which the problem can be solved, and in no other. */
function refuseOtherLanguages(approaches: Approaches | null, inJavaScript: boolean): void {
  for (const [index, { javascript }] of approaches?.before.entries() ?? []) {
    if ((javascript !== '') === inJavaScript) continue;
    throw misfit(
      `approaches.before.${index}.javascript`,
      inJavaScript
        ? 'must not be empty, since the problem can be solved in JavaScript'
        : 'must be empty, since the problem is solved in Python alone',
    );
  }
}

/** What runs a listing in C++ are the cases in JavaScript and the signature of ours. */
function refuseCpp(approaches: Approaches | null): void {
  const index = approaches?.before.findIndex(({ cpp }) => cpp) ?? -1;
  if (index < 0) return;
  throw misfit(
    `approaches.before.${index}.cpp`,
    "must be empty, since the problem can't be solved in C++",
  );
}

/** @throws DomainError 400 for a category that isn't in the content files. */
export function refuseCategory({ category }: { category: string }): void {
  const mistake = mistakeInCategory(category);
  if (mistake !== null) throw misfit('category', mistake);
}

const misfit = (field: string, message: string) =>
  new DomainError(400, 'invalid', `${field} ${message}.`, { [field]: message });
