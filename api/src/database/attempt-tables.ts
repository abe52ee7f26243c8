import type { SolutionLanguage, Verdict, WorkLanguage } from '@site/shared/contracts';
import type { JSONColumnType } from 'kysely';

export interface AttemptTables {
  attempts: {
    user_id: string;
    /** Made by the person's browser. */
    id: string;
    unit_id: string;
    language: SolutionLanguage;
    verdict: Verdict;
    passed: number;
    total: number;
    milliseconds: number;
    submitted_at: Date;
    code: string;
  };
  exercise_work: {
    user_id: string;
    unit_id: string;
    /** What it is: see `WorkContents`. */
    part: 'code' | 'cases' | 'answers';
    /** Empty for a quiz. */
    language: WorkLanguage | '';
    content: JSONColumnType<object, string, string>;
    changed_at: Date;
  };
}
