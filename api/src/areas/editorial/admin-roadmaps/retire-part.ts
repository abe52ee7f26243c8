import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import { decideRetirement } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { findProblemsIn } from './admin-roadmaps.repository.ts';
import { findPart, type RoadmapChange, roadmapOf } from './change.ts';
import { type Part, roadmapPart } from './parts.ts';
import { placeLast } from './place-last.ts';

export async function retirePart(
  made: RoadmapChange,
  part: Part,
  { id, retired }: { id: string; retired: boolean },
): Promise<string> {
  const { transaction, admin } = made;
  const row = await findPart(made, part, id);
  const roadmapId = await roadmapOf(made, part, row);
  if (row.retired === retired) return roadmapId;
  if (retired) await refuseInUse(transaction, part, id);
  else if (part !== roadmapPart) await placeLast(made, part, { row, roadmapId });
  await decideRetirement(transaction, part.table, [id], retired);
  await recordChange(transaction, admin, {
    action: `${part.noun}.${retired ? 'retire' : 'return'}`,
    subject: id,
    before: { retired: !retired },
    after: { retired },
  });
  return roadmapId;
}

async function refuseInUse(transaction: Transaction<DB>, part: Part, id: string): Promise<void> {
  const [problem, ...more] = await findProblemsIn(transaction, part, id);
  if (!problem) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  const message = `Published DSA problems belong to it: ${problem.title}${others}. Retire those first.`;
  throw new DomainError(409, 'in-use', message);
}
