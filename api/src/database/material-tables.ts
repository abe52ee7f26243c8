import type { CasesFile, TableOfContentsEntry, UnitQuizFile } from '@site/shared/contracts';
import type { JSONColumnType } from 'kysely';
import type { Loaded } from './roadmap-tables.ts';

/** What the page of a unit may hold; for tasks in SQL, see SqlTables. Each has the id of its learning unit. And what people answered. */
export interface MaterialTables {
  quizzes: Loaded & {
    id: string;
    questions: JSONColumnType<UnitQuizFile['questions']>;
    reviewed: string | null;
  };
  unit_texts: Loaded & {
    id: string;
    /** What it begins with, plain. */
    description: string;
    /** HTML. */
    content: string;
    table_of_contents: JSONColumnType<TableOfContentsEntry[]>;
    reading_time_minutes: number;
    reviewed: string | null;
  };
  javascript_tasks: Loaded & {
    id: string;
    title: string;
    description: string;
    hints: string[];
    starter: string;
    code: string;
    cases: JSONColumnType<CasesFile>;
    explanation: string;
    reviewed: string | null;
  };
}
