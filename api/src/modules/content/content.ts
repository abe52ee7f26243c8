import type { CasesFile, ProblemFile, RoadmapFile, TopicFile } from '@site/shared/contracts';
import type { JavaScriptContent, ProblemContent } from '../../database/dsa-tables.ts';
import type { ArticleHtml } from '../articles/index.ts';
import type { ArticleFile, CategoriesFile } from './article-file.ts';
import type { ContentFile } from './content-files.ts';
import type { AnnouncementFile, PostFile } from './news-files.ts';

/** One folder of `roadmaps/`. What could not be read is null or left out; the mistakes say why. */
export interface RoadmapFolder {
  name: string;
  roadmap: ContentFile<RoadmapFile> | null;
  topics: ContentFile<TopicFile>[];
}

/** One folder of `dsa-problems/`. What could not be read is null; the mistakes say why. */
export interface ProblemFolder {
  name: string;
  problem: ContentFile<ProblemFile> | null;
  cases: ContentFile<CasesFile> | null;
  code: string | null;
  starter: string | null;
  naive: string | null;
  generator: string | null;
  /** Null if it has none, or something in it could not be read. */
  javascript: Omit<JavaScriptContent, 'support'> | null;
}

/** What runs before listings, by the name that problem files give it. */
export interface Supports {
  python: Map<string, string>;
  javascript: Map<string, string>;
}

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

export interface RoadmapContent {
  roadmap: RoadmapFile;
  topics: TopicFile[];
}

/** An article with its body as HTML. */
export interface ArticleContent {
  slug: string;
  article: ArticleFile;
  body: ArticleHtml;
}

/** What the files hold. */
export interface Content {
  roadmaps: RoadmapContent[];
  problems: ProblemContent[];
  categories: CategoriesFile;
  articles: ArticleContent[];
  announcements: AnnouncementFile[];
  posts: PostFile[];
}

export type ContentTable =
  | 'roadmaps'
  | 'topics'
  | 'learning_units'
  | 'dsa_problems'
  | 'comments'
  | 'article_categories'
  | 'articles'
  | 'announcements'
  | 'posts';

/** One row as the files want it: the id and the columns that come from files. */
export interface ContentRow {
  id: string;
  columns: Record<string, unknown>;
}
