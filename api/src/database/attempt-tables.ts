import type { SolutionLanguage, Verdict, WorkLanguage } from '@site/shared/contracts';

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
  solution_drafts: {
    user_id: string;
    unit_id: string;
    language: WorkLanguage;
    code: string;
    changed_at: Date;
  };
  own_cases: {
    user_id: string;
    unit_id: string;
    language: WorkLanguage;
    inputs: string[];
    changed_at: Date;
  };
}
