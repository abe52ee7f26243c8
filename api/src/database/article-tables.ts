import type {
  ArticleDraftFields,
  Difficulty,
  QuizQuestion,
  TableOfContentsEntry,
  VersionReason,
} from '@site/shared/contracts';
import type { Generated, JSONColumnType } from 'kysely';
import type { Loaded } from './roadmap-tables.ts';

export interface ArticleTables {
  article_categories: Loaded & {
    id: string;
    name: string;
    slug: string;
    description: Generated<string>;
    /** Such as #2563eb. */
    color: string;
    icon: Generated<string>;
    parent_category_id: string | null;
    is_active: Generated<boolean>;
    sort_order: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  articles: Loaded & {
    id: Generated<string>;
    slug: string;
    title: string;
    description: string;
    /** Sanitised HTML. */
    content: string;
    banner_image: string | null;
    meta_title: string | null;
    meta_description: string | null;
    meta_keywords: Generated<string[]>;
    difficulty: Generated<Difficulty>;
    reading_time_minutes: Generated<number>;
    tags: Generated<string[]>;
    table_of_contents: JSONColumnType<TableOfContentsEntry[]>;
    allow_comments: Generated<boolean>;
    is_interactive: Generated<boolean>;
    /** Such as 2026-11-24. */
    reviewed: string | null;
    quiz_questions: JSONColumnType<QuizQuestion[]>;
    series_title: string | null;
    series_order: number | null;
    is_featured: Generated<boolean>;
    /** Shown from `published_at` on. */
    is_published: Generated<boolean>;
    published_at: Date | null;
    view_count: Generated<number>;
    category_id: string | null;
    author_id: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    /** Raised with every change of the article or its draft. */
    revision: Generated<number>;
    /** In the trash since then; such an article is never published. */
    deleted_at: Date | null;
    deleted_by: string | null;
    /** The last change by an administrator, of the article or its draft; null if there was none. */
    edited_at: Date | null;
    edited_by: string | null;
    edited_by_name: string | null;
  };
  article_drafts: {
    article_id: string;
    fields: JSONColumnType<ArticleDraftFields>;
    saved_at: Generated<Date>;
    saved_by: string;
    saved_by_name: string;
  };
  article_versions: {
    article_id: string;
    number: number;
    at: Generated<Date>;
    /** null: the content files. */
    author_id: string | null;
    author_name: string;
    reason: VersionReason;
    title: string;
    fields: JSONColumnType<ArticleDraftFields>;
  };
  article_images: {
    /** SHA-256 of the image, in hexadecimal. */
    hash: string;
    /** WebP. */
    image: Buffer;
    width: number;
    height: number;
    uploaded_at: Generated<Date>;
    uploaded_by: string;
  };
  article_views: {
    article_id: string;
    day: string;
    reader: Buffer;
  };
  article_view_days: {
    article_id: string;
    /** In UTC, such as 2026-11-21. */
    day: string;
    views: number;
  };
  article_likes: {
    article_id: string;
    user_id: string;
    liked_at: Generated<Date>;
  };
}
