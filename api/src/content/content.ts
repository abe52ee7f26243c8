import type {
  Approaches,
  CasesFile,
  CompiledListings,
  JavaScriptTaskFile,
  MockInterviewFile,
  MockTestFile,
  ProblemFile,
  ProblemPicture,
  RoadmapFile,
  SqlDatabaseFile,
  SqlRows,
  SqlTaskFile,
  TopicFile,
  UnitQuizFile,
  UnitTextFile,
} from '@site/shared/contracts/practice';
import type { JavaScriptContent, ProblemContent } from '../database/stored-problem.ts';
import type { ArticleHtml } from '../html/article-html.ts';
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
  /** The same. */
  approaches: Approaches | null;
  /** The same. */
  compiled: CompiledListings | null;
  /** The same. */
  picture: ProblemPicture | null;
}

/** What runs before listings, by the name that problem files give it. */
export interface Supports {
  python: Map<string, string>;
  javascript: Map<string, string>;
  cpp: Map<string, string>;
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

/** One folder of `sql-databases/`. */
export interface SqlDatabaseContent {
  id: string;
  database: SqlDatabaseFile;
  rows: SqlRows;
  hiddenRows: SqlRows;
}

/** One folder of `sql-tasks/`. */
export interface SqlTaskContent {
  /** The id of its unit. */
  id: string;
  task: SqlTaskFile;
  solution: string;
  /** Null if the task is to write a query. */
  check: string | null;
}

/** One file of `quizzes/`. */
export interface QuizContent {
  /** The id of its unit. */
  id: string;
  quiz: UnitQuizFile;
}

/** One file of `unit-texts/`. */
export interface UnitTextContent {
  /** The id of its unit. */
  id: string;
  /** Markdown. */
  source: string;
  facts: UnitTextFile;
  body: ArticleHtml;
}

/** One folder of `javascript-tasks/`. */
export interface JavaScriptTaskContent {
  /** The id of its unit. */
  id: string;
  task: JavaScriptTaskFile;
  starter: string;
  code: string;
  cases: CasesFile;
}

/** What the pages of units hold. */
export interface ExerciseContent {
  sqlDatabases: SqlDatabaseContent[];
  sqlTasks: SqlTaskContent[];
  javascriptTasks: JavaScriptTaskContent[];
  quizzes: QuizContent[];
  unitTexts: UnitTextContent[];
}

/** One file of `mock-tests/`. */
export interface MockTestContent {
  /** The file's name. */
  id: string;
  test: MockTestFile;
}

/** One file of `mock-interviews/`. */
export interface MockInterviewContent {
  /** The file's name. */
  id: string;
  interview: MockInterviewFile;
}

/** What the files hold. */
export interface Content extends ExerciseContent {
  roadmaps: RoadmapContent[];
  problems: ProblemContent[];
  mockTests: MockTestContent[];
  mockInterviews: MockInterviewContent[];
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
  | 'sql_databases'
  | 'sql_tasks'
  | 'javascript_tasks'
  | 'quizzes'
  | 'unit_texts'
  | 'mock_tests'
  | 'mock_interviews'
  | 'article_categories'
  | 'articles'
  | 'announcements'
  | 'posts';

/** What administrators edit as items. */
export type ItemTable = Extract<
  ContentTable,
  'quizzes' | 'unit_texts' | 'mock_tests' | 'mock_interviews'
>;

/** One row as the files define it: the id and the columns that come from files. */
export interface ContentRow {
  id: string;
  columns: Record<string, unknown>;
}
