import type { QuizQuestion } from '@site/shared/contracts/editorial';
import { nameOfAuthor } from '../../../articles/authors-query.ts';
import { type Fields, fieldKeys, fieldNames } from '../article-form.ts';
import { indented } from '../rich-text/schema/indented.ts';
import { inert } from '../rich-text/schema/inert.ts';
import { sameText } from '../rich-text/schema/outline.ts';

interface FieldDifference {
  key: keyof Fields;
  name: string;
  before: string;
  after: string;
}

/** Without the publication, which is decided by buttons. */
export const isText = (key: keyof Fields): boolean =>
  key !== 'is_published' && key !== 'published_at';

/** The fields that differ in `after`, as texts for people. */
export const compareFields = (before: Fields, after: Fields): FieldDifference[] =>
  fieldKeys
    .filter((key) => isText(key) && !isSame(key, before, after))
    .map((key) => ({
      key,
      name: fieldNames[key],
      before: asText(before[key], key),
      after: asText(after[key], key),
    }));

export const isSame = (key: keyof Fields, one: Fields, other: Fields): boolean =>
  key === 'content'
    ? sameText(one.content, other.content)
    : JSON.stringify(one[key]) === JSON.stringify(other[key]);

function asText(value: Fields[keyof Fields], key: keyof Fields): string {
  if (key === 'content') return withoutColours(String(value));
  if (value === null || value === undefined) return '';
  if (key === 'author_id') return nameOfAuthor(String(value));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value)) return String(value);
  return value.map((entry) => (typeof entry === 'string' ? entry : asLines(entry))).join('\n');
}

const asLines = ({ question, options, answer, explanation }: QuizQuestion) =>
  [
    question,
    ...options.map((option, at) => `${at === answer ? '(x)' : '( )'} ${option}`),
    explanation,
  ].join('\n');

/** Without code colours, which the server adds: they would hide the real differences. */
function withoutColours(html: string): string {
  const root = inert(html);
  for (const token of root.querySelectorAll('span[class^="tok-"]')) {
    token.replaceWith(...token.childNodes);
  }
  return indented(root.innerHTML);
}
