import type { CasesFile, Difficulty, DsaProblem, ProblemFile } from '@site/shared/contracts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Managed } from './roadmap-tables.ts';

/** A DSA problem with its listing, and the Python that runs before it ('' if none is needed). */
export interface ProblemContent {
  problem: ProblemFile;
  code: string;
  cases: CasesFile;
  support: string;
}

export interface DsaTables {
  dsa_problems: Managed & {
    id: string;
    slug: string;
    title: string;
    category: DsaProblem['category'];
    difficulty: Difficulty;
    unit_id: string;
    /** Order within the category. */
    sequence_number: number;
    description: string;
    example: JSONColumnType<DsaProblem['example']>;
    follow_up: string;
    code: string;
    /** '' if none is needed. */
    support: string;
    /** The name of its file in dsa-support/; null if there is none. */
    support_name: string | null;
    cases: JSONColumnType<DsaProblem['cases']>;
    explanation: JSONColumnType<DsaProblem['explanation']>;
    complexity: JSONColumnType<DsaProblem['complexity']>;
  };
  dsa_problem_drafts: {
    id: string;
    content: JSONColumnType<ProblemContent>;
    saved_at: Generated<Date>;
    /** The name of an administrator. */
    saved_by: string;
  };
  dsa_listing_runs: {
    /** The driver hands out 64-bit numbers as texts. */
    id: ColumnType<string, never, never>;
    problem_id: string;
    /** Of code, support and cases. */
    listing_hash: string;
    passed: number;
    total: number;
    at: Generated<Date>;
    admin_id: string;
    admin_name: string;
  };
}
