import type {
  ReleaseDescription,
  ReleaseManifest,
  ReleaseRight,
  TableOfContentsEntry,
} from '@site/shared/contracts/composition';
import type {
  ArticleBody,
  ArticleDraftFields,
  ItemContent,
  QuizQuestion,
} from '@site/shared/contracts/editorial';
import type { profile } from '@site/shared/contracts/identity';
import type {
  Approaches,
  CasesFile,
  CommentSubject,
  CompiledContent,
  DsaProblem,
  InterviewMark,
  MergeItem,
  MockAnswer,
  MockInterviewFile,
  MockProblem,
  MockProgram,
  MockQuestion,
  MockRun,
  MockScore,
  MockSection,
  MockTestFile,
  MockTopicScore,
  NoteLabel,
  ProgramJudgement,
  SolutionLanguage,
  SqlRows,
  SqlTable,
  UnitContent,
  UnitQuizFile,
  Weekday,
  WorkLanguage,
} from '@site/shared/contracts/practice';
import type { JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';
import type { JavaScriptContent, StoredCase, StoredDraft } from './stored-problem.ts';

/** What the database can't say of a column that holds JSON. */
export type JsonColumn<Column extends keyof JsonColumns> = JSONColumnType<JsonColumns[Column]>;

/** The values of a text, or of the texts in a list, that only the contract names. */
export type TextColumn<Column extends keyof TextColumns> = TextColumns[Column];

/** What the content loader last wrote. */
type Loaded = Record<string, unknown>;

interface JsonColumns {
  'announcements.loaded': Loaded;
  'article_categories.loaded': Loaded;
  'article_drafts.fields': ArticleDraftFields;
  'article_versions.fields': ArticleDraftFields;
  'articles.loaded': Loaded;
  'articles.quiz_questions': QuizQuestion[];
  'articles.table_of_contents': TableOfContentsEntry[];
  'audit_log.after': Record<string, unknown>;
  'audit_log.before': Record<string, unknown>;
  /** As the canaries module writes it, and the next. */
  'canaries.apart': object;
  'canaries.counted': object;
  'canaries.judged': object;
  'comments.loaded': Loaded;
  'content_item_drafts.content': ItemContent;
  'content_item_versions.content': ItemContent;
  'dsa_problem_drafts.content': StoredDraft;
  'dsa_problems.approaches': Approaches;
  'dsa_problems.cases': StoredCase[];
  'dsa_problems.compiled': CompiledContent;
  'dsa_problems.complexity': DsaProblem['complexity'];
  'dsa_problems.example': DsaProblem['example'];
  'dsa_problems.explanation': DsaProblem['explanation'];
  'dsa_problems.hints': string[];
  'dsa_problems.javascript': JavaScriptContent;
  'dsa_problems.loaded': Loaded;
  /** By the column `part`: see `WorkContents`. */
  'exercise_work.content': object;
  'interview_marks.marks': InterviewMark[];
  'javascript_tasks.cases': CasesFile;
  'javascript_tasks.loaded': Loaded;
  'learning_units.companies': UnitContent['companies'];
  'learning_units.loaded': Loaded;
  /** Whatever schema it had when it was made. */
  'live_manifests.manifest': ReleaseManifest;
  /** What takes each change back, as its kind describes it. */
  'merges.changes': { kind: MergeItem['kind']; change: object }[];
  'mock_attempts.answers': MockAnswer[];
  'mock_attempts.judgement': ProgramJudgement[];
  'mock_attempts.problems': MockProblem[];
  'mock_attempts.programs': MockProgram[];
  'mock_attempts.questions': StoredQuestion[];
  'mock_attempts.runs': MockRun[];
  'mock_attempts.score': StoredScore;
  'mock_attempts.sections': MockSection[];
  'mock_interviews.loaded': Loaded;
  'mock_interviews.parts': MockInterviewFile['parts'];
  'mock_interviews.rubric': MockInterviewFile['rubric'];
  'mock_tests.loaded': Loaded;
  /** Of the previous version. */
  'mock_tests.questions': object[];
  'mock_tests.sections': MockTestFile['sections'];
  'posts.loaded': Loaded;
  /** A row of progress. */
  'progress_import_units.after': object;
  'progress_import_units.before': object;
  'quizzes.loaded': Loaded;
  'quizzes.questions': UnitQuizFile['questions'];
  'releases.description': ReleaseDescription;
  /** The card as it was: see RevisionCard of the module revision. */
  'revision_reviews.before': object;
  'roadmaps.loaded': Loaded;
  'scheduled_changes.fields': ArticleBody;
  'sql_databases.hidden_rows': SqlRows;
  'sql_databases.loaded': Loaded;
  'sql_databases.rows': SqlRows;
  'sql_databases.tables': SqlTable[];
  'sql_tasks.loaded': Loaded;
  'topics.loaded': Loaded;
  'unit_texts.loaded': Loaded;
  'unit_texts.table_of_contents': TableOfContentsEntry[];
}

type BasicInfo = z.infer<typeof profile>['basicInfo'];

export interface TextColumns {
  'attempts.language': SolutionLanguage;
  'comments.label': NoteLabel;
  'dsa_problems.category': DsaProblem['category'];
  /** '' for a quiz. */
  'exercise_work.language': WorkLanguage | '';
  'last_places.subject': CommentSubject;
  'plans.days': Weekday[];
  'profiles.branch': BasicInfo['branch'];
  'profiles.country': BasicInfo['country'];
  'profiles.degree': BasicInfo['degree'];
  'release_tokens.rights': ReleaseRight[];
}

/** A question with its right answer. */
export interface StoredQuestion extends MockQuestion {
  /** The title of the unit that has the quiz; attempts from before tests had sections don't say it. */
  quiz?: string;
  answer: number;
  explanation: string;
}

/** Points in all and by topic, the weakest topic first. */
export interface StoredScore extends MockScore {
  topics: MockTopicScore[];
}
