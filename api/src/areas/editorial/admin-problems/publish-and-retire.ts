import { recordChange } from '../../../audit/index.ts';
import { decideRetirement, problemRow, saveRows } from '../../../content/index.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { changedElsewhere, type ProblemChange } from './change.ts';
import { contentOf, differences, formOf, isProved, problemVersion } from './managed-problem.ts';
import { placed } from './position-in-category.ts';
import { publishProblems } from './publish-problems.ts';
import { refuseMisfit } from './refuse-misfit.ts';

const notProved = () =>
  new DomainError(
    409,
    'not-proved',
    'Run the listing first: you can publish it once it passes all its cases.',
  );

export async function publish(made: ProblemChange, version: string): Promise<void> {
  const { transaction, admin, managed, others } = made;
  const { published, draft } = managed;
  const content = contentOf(managed);
  if (problemVersion(content) !== version) throw changedElsewhere(managed);
  if (!draft && !published?.row.retired) return;
  if (!isProved(managed, content)) throw notProved();
  await refuseMisfit(transaction, content, others);
  await publishProblems(transaction, [{ content: placed(content, others), managed }]);
  await recordChange(transaction, admin, {
    action: 'dsa-problem.publish',
    subject: managed.id,
    ...(published
      ? differences(published.content, content)
      : { before: null, after: { ...formOf(content) } }),
  });
}

export async function retire(
  { transaction, admin, managed, others }: ProblemChange,
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
