import { ARTICLES_PER_CALL, articleListPath, type DsaProblemSummary } from '@site/shared/contracts';
import type { PageKind } from '../page-data.ts';
import { articleItem, listNode, problemItem } from '../structured-data.ts';
import { linkList } from '../text.ts';
import { problemListJson } from './problem-list.ts';

/** /dsaarticles */
export const articlesPage: PageKind = async (content, userId) => {
  const problemsJson = await problemListJson(content, userId);
  const articles = await content.articles.list({ page: 1, page_size: ARTICLES_PER_CALL });
  const articleItems = articles.articles.map(articleItem);
  const problemItems = (JSON.parse(problemsJson) as DsaProblemSummary[]).map(problemItem);
  return {
    answers: {
      '/v1/dsa-problems': problemsJson,
      [articleListPath(1)]: JSON.stringify(articles),
    },
    about: [listNode('Articles', articleItems), listNode('DSA problems', problemItems)],
    text: `<h2>Articles</h2>${linkList(articleItems)}<h2>DSA problems</h2>${linkList(problemItems)}`,
  };
};
