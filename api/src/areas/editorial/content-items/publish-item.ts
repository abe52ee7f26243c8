import { finishedItems } from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import { decideRetirement, saveRows } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import {
  addVersion,
  deleteDraft,
  findOtherExercise,
  findUnit,
  findVersions,
  type ManagedItem,
} from './content-items.repository.ts';
import type { ItemChange } from './item-change.ts';
import { itemKinds } from './kinds.ts';
import { contentOf } from './managed-item.ts';
import { findTestsWith } from './mock-parts.repository.ts';

/** Makes what is worked on what learners see, and keeps it as a version. */
export async function publishItem({ transaction, admin, item }: ItemChange): Promise<void> {
  const { kind, id, published } = item;
  const content = contentOf(item);
  await refuseUnfinished(transaction, item);
  await refuseMisplaced(transaction, item);
  const { table, rowOf } = itemKinds[kind];
  // What was there before the first publication here can be restored, too.
  const isFirst = (await findVersions(transaction, kind, id)).length === 0;
  if (published && isFirst) await addVersion(transaction, item, published.content, null);
  await saveRows(transaction, table, [rowOf(id, content)]);
  if (published?.row.retired) await decideRetirement(transaction, table, [id], false);
  await addVersion(transaction, item, content, admin.name);
  await deleteDraft(transaction, item);
}

/** @throws DomainError 409 if it was never published, or a mock test asks its questions; 400 if its unit is taken. */
export async function retireItem(
  { transaction, item }: ItemChange,
  retired: boolean,
): Promise<void> {
  const { kind, id, published } = item;
  if (!published) {
    throw new DomainError(
      409,
      'not-proved',
      'It has never been published. Discard the draft instead.',
    );
  }
  if (retired && kind === 'quiz') await refuseAsked(transaction, id);
  if (!retired) await refuseMisplaced(transaction, item);
  await decideRetirement(transaction, itemKinds[kind].table, [id], retired);
}

/** @throws DomainError 400 that names every field that isn't as it must be. */
async function refuseUnfinished(kysely: Kysely<DB>, item: ManagedItem): Promise<void> {
  const content = contentOf(item);
  const issues = finishedItems[item.kind].safeParse(content).error?.issues ?? [];
  const errors =
    issues.length > 0
      ? Object.fromEntries(
          issues.map(({ path, message }) => [path.join('.'), message]).toReversed(),
        )
      : await itemKinds[item.kind].mistakes(kysely, item.id, content);
  const [first] = Object.entries(errors);
  if (first) throw new DomainError(400, 'invalid', `${first[0]} ${first[1]}.`, errors);
}

/** @throws DomainError 400 if its unit isn't shown, or has another exercise. */
async function refuseMisplaced(kysely: Kysely<DB>, { kind, id }: ManagedItem): Promise<void> {
  if (itemKinds[kind].ofUnit) await refuseUnit(kysely, id, kind);
}

/** @throws DomainError 400 if learners don't see the unit, 409 if it has another exercise. */
export async function refuseUnit(
  kysely: Kysely<DB>,
  id: string,
  kind: ManagedItem['kind'],
): Promise<void> {
  const unit = await findUnit(kysely, id);
  if (!unit?.shown) {
    throw new DomainError(400, 'invalid', `${id} is no unit that learners see.`, {
      id: 'must be the id of a unit that learners see',
    });
  }
  const other = await findOtherExercise(kysely, id, kind);
  if (other === null) return;
  const message = `“${unit.name}” has ${other} already.`;
  throw new DomainError(409, 'id-taken', message, { id: message });
}

async function refuseAsked(kysely: Kysely<DB>, id: string): Promise<void> {
  const tests = await findTestsWith(kysely, id);
  if (tests.length === 0) return;
  throw new DomainError(
    409,
    'in-use',
    `Mock tests ask its questions: ${tests.join(', ')}. Take it out of them first.`,
  );
}
