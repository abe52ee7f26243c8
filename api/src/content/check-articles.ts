import type { CategoriesFile } from './article-file.ts';
import type { ArticleFolders } from './content.ts';
import type { ContentFile, Mistake } from './content-files.ts';
import { fieldName, type JsonPath } from './json-document.ts';

interface Place {
  value: string;
  source: ContentFile<unknown>;
  path: JsonPath;
}

/** What no single file can show: ids, slugs and titles unique, and categories that exist. */
export function checkArticles({ categories, articles }: ArticleFolders): Mistake[] {
  const sources = articles.flatMap(({ article }) => (article ? [article] : []));
  const known = new Set(categories?.content.map(({ id }) => id));
  const named = sources.flatMap((source) => placeOf(source.content.category, source, ['category']));
  const orders = sources.flatMap((source) => {
    const { series } = source.content;
    return placeOf(series && `${series.order} of ${series.title}`, source, ['series', 'order']);
  });
  return [
    ...[...named, ...parentsIn(categories)]
      .filter(({ value }) => !known.has(value))
      .map((place) => mistake(place, `names no category of categories.json: ${place.value}`)),
    ...repeated(sources.flatMap((source) => placeOf(source.content.id, source, ['id']))),
    ...repeated(sources.flatMap((source) => placeOf(source.content.title, source, ['title']))),
    ...repeated(fieldsOf(categories, 'id')),
    ...repeated(fieldsOf(categories, 'slug')),
    ...repeated(orders),
  ];
}

const placeOf = (value: string | null, source: ContentFile<unknown>, path: JsonPath): Place[] =>
  value === null ? [] : [{ value, source, path }];

const fieldsOf = (
  source: ContentFile<CategoriesFile> | null,
  field: 'id' | 'slug' | 'parent',
): Place[] =>
  source?.content.flatMap((category, index) => placeOf(category[field], source, [index, field])) ??
  [];

const parentsIn = (categories: ContentFile<CategoriesFile> | null) =>
  fieldsOf(categories, 'parent');

/** Every place but the first that has a value is at fault; the message names the first. */
function repeated(places: Place[]): Mistake[] {
  const first = new Map<string, Place>();
  return places.flatMap((place) => {
    const before = first.get(place.value);
    if (!before) {
      first.set(place.value, place);
      return [];
    }
    const where = `${before.source.file}:${before.source.document.lineOf(before.path)}`;
    return [mistake(place, `${place.value} is already used at ${where}`)];
  });
}

const mistake = ({ source, path }: Place, message: string): Mistake => ({
  file: source.file,
  line: source.document.lineOf(path),
  field: fieldName(path),
  message,
});
