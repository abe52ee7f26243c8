import { basename, join } from 'node:path';
import { articleFile, type CategoriesFile, categoriesFile } from './article-file.ts';
import type { ArticleFolder, ArticleFolders } from './content.ts';
import {
  type ContentFile,
  entriesOf,
  expectOnly,
  type Mistake,
  mistakeAt,
  type Reading,
  readOne,
  unexpected,
} from './content-files.ts';
import type { JsonPath } from './json-document.ts';
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

interface Occurrence {
  value: string;
  source: ContentFile<unknown>;
  path: JsonPath;
}

/** What no single file can show: ids, slugs and titles unique, and categories that exist. */
export function checkArticles({ categories, articles }: ArticleFolders): Mistake[] {
  const sources = articles.flatMap(({ article }) => (article ? [article] : []));
  const known = new Set(categories?.content.map(({ id }) => id));
  const named = sources.flatMap((source) =>
    occurrencesOf(source.content.category, source, ['category']),
  );
  const orders = sources.flatMap((source) => {
    const { series } = source.content;
    return occurrencesOf(series && `${series.order} of ${series.title}`, source, [
      'series',
      'order',
    ]);
  });
  return [
    ...[...named, ...parentsIn(categories)]
      .filter(({ value }) => !known.has(value))
      .map((occurrence) =>
        mistakeAt(
          occurrence.source,
          occurrence.path,
          `names no category of categories.json: ${occurrence.value}`,
        ),
      ),
    ...repeated(sources.flatMap((source) => occurrencesOf(source.content.id, source, ['id']))),
    ...repeated(
      sources.flatMap((source) => occurrencesOf(source.content.title, source, ['title'])),
    ),
    ...repeated(fieldsOf(categories, 'id')),
    ...repeated(fieldsOf(categories, 'slug')),
    ...repeated(orders),
  ];
}

const occurrencesOf = (
  value: string | null,
  source: ContentFile<unknown>,
  path: JsonPath,
): Occurrence[] => (value === null ? [] : [{ value, source, path }]);

const fieldsOf = (
  source: ContentFile<CategoriesFile> | null,
  field: 'id' | 'slug' | 'parent',
): Occurrence[] =>
  source?.content.flatMap((category, index) =>
    occurrencesOf(category[field], source, [index, field]),
  ) ?? [];

const parentsIn = (categories: ContentFile<CategoriesFile> | null) =>
  fieldsOf(categories, 'parent');

/** Every occurrence of a value but the first is a mistake; the message names the first. */
function repeated(occurrences: Occurrence[]): Mistake[] {
  const first = new Map<string, Occurrence>();
  return occurrences.flatMap((occurrence) => {
    const before = first.get(occurrence.value);
    if (!before) {
      first.set(occurrence.value, occurrence);
      return [];
    }
    const where = `${before.source.file}:${before.source.document.lineOf(before.path)}`;
    return [
      mistakeAt(
        occurrence.source,
        occurrence.path,
        `${occurrence.value} is already used at ${where}`,
      ),
    ];
  });
}
