import type { ArticleVersion, ArticleVersionList } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { notFound } from '../../../../errors/domain-error.ts';
import { findAdminArticle } from './admin-articles.repository.ts';
import { noArticle } from './lock-article.ts';
import { findVersion, findVersions } from './versions.repository.ts';

/** What an article said before. */
export function createVersionsService(kysely: Kysely<DB>) {
  return {
    /** Newest first; none of an article that no administrator has changed. @throws DomainError 404. */
    async list(id: string): Promise<ArticleVersionList> {
      const items = await findVersions(kysely, id);
      if (items.length === 0 && !(await findAdminArticle(kysely, id))) throw noArticle(id);
      return { items };
    },

    /** @throws DomainError 404. */
    async read({ id, number }: { id: string; number: number }): Promise<ArticleVersion> {
      const version = await findVersion(kysely, { id, number });
      if (!version) throw notFound("This version doesn't exist.");
      return version;
    },
  };
}
