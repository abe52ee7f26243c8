import { basename, join } from 'node:path';
import { type ArticleHtml, MAX_CONTENT_BYTES, prepareArticleMarkdown } from '../articles/index.ts';
import {
  type ArticleFile,
  articleFile,
  type CategoriesFile,
  categoriesFile,
} from './article-file.ts';
import {
  type ContentFile,
  entriesOf,
  expectOnly,
  type Mistake,
  readOne,
  readText,
  unexpected,
} from './content-files.ts';

/** One folder of `articles/`. What could not be read is null; the mistakes say why. */
export interface ArticleFolder {
  slug: string;
  article: ContentFile<ArticleFile> | null;
  body: ArticleHtml | null;
}

export interface ArticleFolders {
  categories: ContentFile<CategoriesFile> | null;
  articles: ArticleFolder[];
}

const CATEGORIES = 'categories.json';
const BODY_MAX = 200_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the categories and every article's folder. */
export async function readArticles(folder: string, mistakes: Mistake[]): Promise<ArticleFolders> {
  const { files, folders } = await entriesOf(folder, mistakes);
  const strangers = [
    ...files.filter((name) => name !== CATEGORIES && name !== 'README.md'),
    ...folders.filter((name) => !SLUG.test(name)),
  ];
  mistakes.push(
    ...strangers.map((name) =>
      unexpected(join(folder, name), `${CATEGORIES} and folders such as two-pointers`),
    ),
  );
  const slugs = folders.filter((name) => SLUG.test(name));
  return {
    categories: files.includes(CATEGORIES)
      ? await readOne(join(folder, CATEGORIES), categoriesFile, mistakes)
      : null,
    articles: await Promise.all(slugs.map((name) => readArticle(join(folder, name), mistakes))),
  };
}

async function readArticle(folder: string, mistakes: Mistake[]): Promise<ArticleFolder> {
  await expectOnly(folder, ['article.json', 'body.md'], mistakes);
  return {
    slug: basename(folder),
    article: await readOne(join(folder, 'article.json'), articleFile, mistakes),
    body: await readBody(join(folder, 'body.md'), mistakes),
  };
}

async function readBody(file: string, mistakes: Mistake[]): Promise<ArticleHtml | null> {
  const markdown = await readText(file, BODY_MAX, mistakes);
  if (markdown === null) return null;
  const body = prepareArticleMarkdown(markdown);
  const bytes = Buffer.byteLength(body.content);
  if (bytes <= MAX_CONTENT_BYTES) return body;
  const message = `is too long: as HTML it has ${bytes} bytes, and may have ${MAX_CONTENT_BYTES}`;
  mistakes.push({ file, line: 1, field: '', message });
  return null;
}
