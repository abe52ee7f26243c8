import { basename, join } from 'node:path';
import { articleFile, categoriesFile } from './article-file.ts';
import type { ArticleFolder, ArticleFolders } from './content.ts';
import { entriesOf, expectOnly, type Reading, readOne, unexpected } from './content-files.ts';
import { readBody } from './read-body.ts';

const CATEGORIES = 'categories.json';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the categories and every article's folder. */
export async function readArticles(folder: string, reading: Reading): Promise<ArticleFolders> {
  const { files, folders } = await entriesOf(folder, reading);
  const strangers = [
    ...files.filter((name) => name !== CATEGORIES && name !== 'README.md'),
    ...folders.filter((name) => !SLUG.test(name)),
  ];
  reading.mistakes.push(
    ...strangers.map((name) =>
      unexpected(join(folder, name), `${CATEGORIES} and folders such as two-pointers`),
    ),
  );
  const slugs = folders.filter((name) => SLUG.test(name));
  return {
    categories: files.includes(CATEGORIES)
      ? await readOne(join(folder, CATEGORIES), categoriesFile, reading)
      : null,
    articles: await Promise.all(slugs.map((name) => readArticle(join(folder, name), reading))),
  };
}

async function readArticle(folder: string, reading: Reading): Promise<ArticleFolder> {
  await expectOnly(folder, ['article.json', 'body.md'], reading);
  return {
    slug: basename(folder),
    article: await readOne(join(folder, 'article.json'), articleFile, reading),
    body: await readBody(join(folder, 'body.md'), reading),
  };
}
