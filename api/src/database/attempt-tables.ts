import type { SolutionLanguage, Verdict } from '@site/shared/contracts';

export interface AttemptTables {
  attempts: {
    user_id: string;
    /** Made by the person's browser. */
    id: string;
    problem_id: string;
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
    problem_id: string;
    language: SolutionLanguage;
    code: string;
    changed_at: Date;
  };
}
