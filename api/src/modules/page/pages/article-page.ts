import type { Article } from '@site/shared/contracts';
import { withoutMarks } from '../../articles/index.ts';
import type { Metadata } from '../metadata.ts';
import type { PageKind } from '../page-data.ts';
import { articleItem, articleNode, breadcrumbs } from '../structured-data.ts';
import { linkList } from '../text.ts';
import { catalog, nothingThere } from './nothing-there.ts';

/** /article/{slug} */
export const articlePage: PageKind = async ({ articles }, userId, slug) => {
  const article = await articles.find(slug, userId);
  if (!article) {
    return nothingThere('Article not found', 'There is no article at this address.', catalog);
  }
  return {
    answers: { [`/v1/articles/${slug}`]: JSON.stringify(article) },
    metadata: metadataOf(article),
    // What stands in the database was sanitised when it was written.
    text: withoutMarks(article.content) + relatedTo(article),
  };
};

const relatedTo = ({ related }: Article) =>
  related.length > 0 ? `<h2>Related articles</h2>${linkList(related.map(articleItem))}` : '';

/** An article read by its id is known under its slug. */
const metadataOf = (article: Article): Metadata => ({
  title: article.meta_title ?? article.title,
  description: article.meta_description ?? article.description,
  canonical: articleItem(article).path,
  image: article.banner_image,
  article: {
    publishedAt: article.published_at,
    modifiedAt: article.updated_at,
    section: article.category.name,
    tags: article.tags,
  },
  about: [
    articleNode(article),
    breadcrumbs({ name: 'Articles', path: '/dsaarticles' }, articleItem(article)),
  ],
});
