import type { Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { isArticle } from './admin-roadmaps.repository.ts';

/** @throws DomainError 400 if a topic names an article that isn't there. */
export async function requireLesson(transaction: Transaction<DB>, slug: unknown): Promise<void> {
  if (typeof slug !== 'string' || (await isArticle(transaction, slug))) return;
  const message = `There's no article at /article/${slug}.`;
  throw new DomainError(400, 'invalid', message, { lesson: message });
}
