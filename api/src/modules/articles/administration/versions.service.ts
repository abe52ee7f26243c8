import type { ArticleVersion, ArticleVersionList } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import type { Admins } from '../../admins/index.ts';
import { findAdminArticle } from './admin-articles.repository.ts';
import { noArticle } from './lock-article.ts';
import { findVersion, findVersions } from './versions.repository.ts';

/** What an article said before. */
export function createVersionsService(kysely: Kysely<Tables>, admins: Admins) {
  return {
    /** Newest first; none of an article that no administrator has changed. @throws DomainError 401, 404. */
    async list(token: string | null, id: string): Promise<ArticleVersionList> {
      await admins.requireAdmin(token);
      const items = await findVersions(kysely, id);
      if (items.length === 0 && !(await findAdminArticle(kysely, id))) throw noArticle(id);
      return { items };
    },

    /** @throws DomainError 401, 404. */
    async read(
      token: string | null,
      { id, number }: { id: string; number: number },
    ): Promise<ArticleVersion> {
      await admins.requireAdmin(token);
      const version = await findVersion(kysely, { id, number });
      if (!version) throw notFound("This version doesn't exist.");
      return version;
    },
  };
}
