import { randomUUID } from 'node:crypto';
import {
  type ArticleCategory,
  type categoryBody,
  slugFrom,
} from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { recordChange } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { DomainError } from '../../../../errors/domain-error.ts';
import {
  findCategory,
  findSameCategory,
  general,
  insertCategory,
  lockCategories,
} from '../categories.repository.ts';
import type { Editor } from './change-articles.ts';

type NewCategory = z.output<typeof categoryBody>;

const nameTaken = () => {
  const message = "There's already a category with this name.";
  return new DomainError(409, 'name-taken', message, { name: message });
};

const slugTaken = () => {
  const message = 'Another category already has this slug. Please choose another one.';
  return new DomainError(409, 'slug-taken', message, { slug: message });
};

/** @throws DomainError 400 for a parent that can't be one, 409 if the name or the slug is taken. */
export const createCategory = (
  kysely: Kysely<DB>,
  editor: Editor,
  body: NewCategory,
): Promise<ArticleCategory> =>
  kysely.transaction().execute(async (transaction) => {
    await lockCategories(transaction);
    const slug = body.slug || slugFrom(body.name) || 'category';
    await requireNew(transaction, { name: body.name, slug });
    await requireParent(transaction, body.parent_category_id);
    const after = await insertCategory(transaction, { ...body, id: randomUUID(), slug });
    const change = { action: 'article-category.create', before: null, after: { ...after } };
    await recordChange(transaction, editor, { ...change, subject: after.id });
    return after;
  });

async function requireNew(
  transaction: Transaction<DB>,
  { name, slug }: { name: string; slug: string },
): Promise<void> {
  const same = [general, ...(await findSameCategory(transaction, { name, slug }))];
  if (same.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw nameTaken();
  if (same.some((other) => other.slug === slug)) throw slugTaken();
}

/** Categories are one level deep. */
async function requireParent(transaction: Transaction<DB>, id: string | null): Promise<void> {
  if (id === null) return;
  const parent = await findCategory(transaction, id);
  if (parent && parent.parent_category_id === null) return;
  const message = parent
    ? 'This category is itself part of another one.'
    : "That category doesn't exist. Please choose another one.";
  throw new DomainError(400, 'invalid', message, { parent_category_id: message });
}
