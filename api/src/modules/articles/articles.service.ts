import type {
  Article,
  ArticleCategory,
  ArticleLikes,
  ArticleList,
  ArticleViews,
  articlesQuery,
} from '@site/shared/contracts';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors/domain-error.ts';
import type { SessionUser } from '../../session/access-token.ts';
import { requireUser } from '../../session/session.plugin.ts';
import {
  findArticle,
  findArticleId,
  findArticles,
  findRelated,
  findSeries,
} from './articles.repository.ts';
import { findCategories } from './categories.repository.ts';
import { type Reader, readerMark, today } from './reader.ts';
import { addLike, countView, deleteOldViews, findLikes, removeLike } from './readers.repository.ts';

type User = SessionUser | null;

/** Articles as everybody reads them: drafts, and what is to appear later, do not exist. */
export interface Articles {
  list(query: z.output<typeof articlesQuery>): Promise<ArticleList>;
  categories(): Promise<ArticleCategory[]>;
  /** null where there is none with this slug or id. */
  find(idOrSlug: string, userId: string | null): Promise<Article | null>;
  /** @throws DomainError 401 for a visitor, 404 where there is none. */
  setLiked(user: User, idOrSlug: string, liked: boolean): Promise<ArticleLikes>;
  /** @throws DomainError 404 where there is none. */
  countView(reader: Reader, idOrSlug: string): Promise<ArticleViews>;
  /** Forgets who read on days gone by. */
  tidy(): Promise<void>;
}

const RELATED = 3;

/** @param secret the installation's: makes the marks by which readers are counted. */
export function createArticles({ kysely }: Database, secret: Buffer): Articles {
  const articleId = async (idOrSlug: string): Promise<string> => {
    const found = await findArticleId(kysely, idOrSlug);
    if (!found) throw articleNotFound();
    return found.id;
  };
  return {
    list: ({ page, page_size, ...filter }) =>
      findArticles(kysely, filter, { page, size: page_size }),
    categories: () => findCategories(kysely),
    find: async (idOrSlug, userId) => {
      const facts = await findArticle(kysely, idOrSlug);
      if (!facts) return null;
      const [series, related, likes] = await Promise.all([
        facts.series_title === null ? [] : findSeries(kysely, facts.series_title),
        findRelated(kysely, facts, RELATED),
        userId === null ? { liked: false } : findLikes(kysely, facts.id, userId),
      ]);
      return { ...facts, series, related, liked: likes.liked };
    },
    setLiked: async (user, idOrSlug, liked) => {
      const { id: userId } = requireUser({ user });
      const id = await articleId(idOrSlug);
      return kysely.transaction().execute(async (transaction) => {
        await (liked ? addLike : removeLike)(transaction, id, userId);
        return findLikes(transaction, id, userId);
      });
    },
    countView: async (reader, idOrSlug) => {
      const id = await articleId(idOrSlug);
      const day = today();
      const mark = readerMark(reader, day, secret);
      return { view_count: await countView(kysely, id, day, mark) };
    },
    tidy: async () => {
      await deleteOldViews(kysely, today());
    },
  };
}

export const articleNotFound = () => notFound('Article not found');
