import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminArticle,
  type ArticleBody,
  type ArticleDraftFields,
  articleBody,
} from '@site/shared/contracts/editorial';
import { useDebouncedValue } from '@site/shared/ui/use-debounced-value.ts';
import { useForm } from 'react-hook-form';

/** The values of the form, valid or not yet. */
export type Fields = ArticleDraftFields;

export const emptyFields: Fields = {
  title: '',
  slug: '',
  description: '',
  content: '',
  banner_image: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: [],
  difficulty: 'medium',
  reading_time_minutes: null,
  tags: [],
  allow_comments: true,
  is_interactive: false,
  quiz_questions: [],
  series_title: null,
  series_order: null,
  is_published: false,
  is_featured: false,
  published_at: null,
  category_id: null,
  reviewed: null,
};

/** The text to edit: the draft if there is one. */
export const workingFields = (article: AdminArticle | null): Fields =>
  article ? withAuthor(article.draft?.fields ?? article.article, article.article) : emptyFields;

/** What was stored before there were authors leaves the author as it is. */
export const withAuthor = (fields: Fields, { author_id }: Pick<Fields, 'author_id'>): Fields =>
  fields.author_id === undefined && author_id !== undefined ? { ...fields, author_id } : fields;

/** Names of the fields, for lists of errors and differences. */
export const fieldNames: Record<keyof Fields, string> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  content: 'Content',
  category_id: 'Category',
  author_id: 'Author',
  difficulty: 'Difficulty',
  tags: 'Tags',
  reading_time_minutes: 'Reading time',
  banner_image: 'Banner image',
  series_title: 'Series',
  series_order: 'Place in the series',
  allow_comments: 'Comments',
  is_featured: 'Featured',
  is_interactive: 'Interactive',
  quiz_questions: 'Questions',
  meta_title: 'Title for search engines',
  meta_description: 'Description for search engines',
  meta_keywords: 'Keywords',
  is_published: 'Published',
  published_at: 'Publication time',
  reviewed: 'Reviewed',
};

export const fieldKeys = Object.keys(fieldNames) as (keyof Fields)[];

export const useArticleForm = (article: AdminArticle | null) =>
  useForm<Fields, unknown, ArticleBody>({
    resolver: standardSchemaResolver(articleBody),
    defaultValues: workingFields(article),
  });

/** For one-line fields that may be empty: '' becomes null. */
export const orNull = { setValueAs: (typed: string | null) => (typed?.trim() ? typed : null) };

/** For numbers that may be empty. */
export const numberOrNull = {
  setValueAs: (typed: string | number | null) =>
    typed === null || typed === '' ? null : Number(typed),
};

interface FieldError {
  message?: string;
  root?: FieldError;
}

/** The first error message of a field, also within a list of values. */
export function errorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, root } = error as FieldError;
  if (typeof message === 'string') return message;
  if (root?.message) return root.message;
  const entries = Array.isArray(error) ? [...error.entries()] : Object.entries(error);
  for (const [at, part] of entries) {
    const inner = at === 'ref' ? undefined : errorMessage(part);
    if (inner) return typeof at === 'number' ? `No. ${at + 1}: ${inner}` : inner;
  }
  return undefined;
}

const PAUSE_MS = 400;

/** The value once typing has paused: not every keystroke is worth a request. */
export const useSettled = <T>(value: T): T => useDebouncedValue(value, PAUSE_MS);
