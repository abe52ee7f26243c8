import type {
  Article,
  ArticleCategory,
  ArticleLikes,
  ArticleList,
  ArticleViews,
  articlesQuery,
} from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import { rememberResults } from '../../../database/last-known.ts';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { sanitiseArticle } from '../../../html/sanitise.ts';
import {
  type ArticleFacts,
  findArticle,
  findArticleId,
  findArticles,
  findNewest,
  findRelated,
  findSeries,
} from './articles.repository.ts';
import { findCategories } from './categories.repository.ts';
import { type Reader, readerMarks, today } from './reader.ts';
import { addLike, countView, findLikes, removeLike } from './readers.repository.ts';

type Query = z.output<typeof articlesQuery>;

/**
 * Articles as everyone reads them: drafts and scheduled articles do not exist. While the database is
 * away, those read before come from memory; whether a person likes one is not known then.
 */
export interface Articles {
  list(query: Query): Promise<ArticleList>;
  categories(): Promise<ArticleCategory[]>;
  /** null if there is none with this slug or id, nor with this former slug. */
  find(idOrSlug: string, userId: string | null): Promise<Article | null>;
  /** The newest ones in full, without what stands around them. */
  newest(count: number): Promise<ArticleFacts[]>;
  /** @throws DomainError 404 if there is none. */
  setLiked(userId: string, idOrSlug: string, liked: boolean): Promise<ArticleLikes>;
  /** @throws DomainError 404 if there is none. */
  countView(reader: Reader, idOrSlug: string): Promise<ArticleViews>;
}

const RELATED = 3;

/** More than there are articles that many people read at a time. */
const MOST_SANITISED = 100;

/** @param readersKey makes the marks by which readers are counted. */
export function createArticles({ kysely, read }: Database, readersKey: Buffer): Articles {
  const articleId = async (idOrSlug: string): Promise<string> => {
    const found = await findArticleId(kysely, idOrSlug);
    if (!found) throw articleNotFound();
    return found.id;
  };
  const list = rememberResults(({ page, page_size, ...filter }: Query) =>
    read((reading) => findArticles(reading, filter, { page, size: page_size })),
  );
  const categories = rememberResults(() => read(findCategories));
  /**
   * Documents hold the content as it is. It was sanitised when it was written, but not everything in a
   * database comes this way. That takes longer than the rest of a response, so it's done once for each content.
   */
  const sanitised = new LRUCache<string, string>({
    max: MOST_SANITISED,
    memoMethod: (content) => sanitiseArticle(content),
  });
  const newest = rememberResults(async (count: number) =>
    (await read((reading) => findNewest(reading, count))).map((facts) => ({
      ...facts,
      content: sanitised.memo(facts.content),
    })),
  );
  const findForAll = rememberResults(async (idOrSlug: string): Promise<Article | null> => {
    const found = await read((reading) => findWhole(reading, idOrSlug));
    return found && { ...found, content: sanitised.memo(found.content), liked: false };
  });
  return {
    list,
    categories: () => categories(null),
    find: async (idOrSlug, userId) => {
      const article = await findForAll(idOrSlug);
      if (!article || userId === null) return article;
      return { ...article, ...(await findLikes(kysely, article.id, userId)) };
    },
    newest,
    setLiked: async (userId, idOrSlug, liked) => {
      const id = await articleId(idOrSlug);
      return kysely.transaction().execute(async (transaction) => {
        await (liked ? addLike : removeLike)(transaction, id, userId);
        return findLikes(transaction, id, userId);
      });
    },
    countView: async (reader, idOrSlug) => {
      const id = await articleId(idOrSlug);
      const day = today();
      const marks = readerMarks(reader, day, readersKey);
      return { view_count: await countView(kysely, id, day, marks) };
    },
  };
}

/** An article with what stands around it. */
async function findWhole(kysely: Kysely<DB>, idOrSlug: string) {
  const facts = await findArticle(kysely, idOrSlug);
  if (!facts) return null;
  const [series, related] = await Promise.all([
    facts.series_title === null ? [] : findSeries(kysely, facts.series_title),
    findRelated(kysely, facts, RELATED),
  ]);
  return { ...facts, series, related };
}

export const articleNotFound = () => notFound('Article not found');
