import type {
  Approaches,
  CasesFile,
  CompiledListings,
  Difficulty,
  DsaCase,
  DsaProblem,
  ProblemFile,
  ProblemPicture,
} from '@site/shared/contracts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Managed } from './roadmap-tables.ts';

/** What a DSA problem needs to be solved in JavaScript. */
export interface JavaScriptContent {
  code: string;
  starter: string;
  cases: CasesFile;
  /** What runs before the listing; '' if none is needed. */
  support: string;
}

/** A DSA problem with its listing. The other Python is '' if there is none. */
export interface ProblemContent {
  problem: ProblemFile;
  code: string;
  /** What the editor opens on. */
  starter: string;
  /** A brute-force solution that the cases refuse. It never leaves the server but for administrators. */
  naive: string;
  /** Makes calls of growing size, to time programs with. */
  generator: string;
  cases: CasesFile;
  /** What runs before the listing. */
  support: string;
  /** Null if it's solved in Python alone. */
  javascript: JavaScriptContent | null;
  /** The ways to solve it before the listing's; null if there are none. */
  approaches: Approaches | null;
  /** The listing in Java and C++; null if there is none. */
  compiled: CompiledListings | null;
  /** Part of the explanation; null if there is none. */
  picture: ProblemPicture | null;
}

/**
 * What was saved before there were days of reviews, hints, starters, hidden cases, generators, approaches, Java and
 * C++, and pictures says nothing of them.
 */
export interface StoredDraft {
  problem: Omit<ProblemFile, 'hints' | 'input_size' | 'reviewed'> &
    Partial<Pick<ProblemFile, 'hints' | 'input_size' | 'reviewed'>>;
  code: string;
  starter?: string;
  naive?: string;
  generator?: string;
  cases: StoredCase[];
  support: string;
  javascript?: JavaScriptContent | null;
  approaches?: Approaches | null;
  compiled?: CompiledListings | null;
  picture?: ProblemPicture | null;
}

export type StoredCase = Omit<DsaCase, 'hidden'> & { hidden?: boolean };

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
    hints: JSONColumnType<string[]>;
    code: string;
    /** '' if there is none, as `naive` and `generator`. */
    starter: string;
    naive: string;
    generator: string;
    /** What n counts in the generator; '' if there is none. */
    input_size: string;
    /** '' if none is needed. */
    support: string;
    /** The name of its file in dsa-support/; null if there is none. */
    support_name: string | null;
    cases: JSONColumnType<StoredCase[]>;
    /** Null if it's solved in Python alone. */
    javascript: JSONColumnType<JavaScriptContent | null>;
    /** Null if there are none. */
    approaches: JSONColumnType<Approaches | null>;
    /** The same. */
    compiled: JSONColumnType<CompiledListings | null>;
    explanation: JSONColumnType<DsaProblem['explanation']>;
    complexity: JSONColumnType<DsaProblem['complexity']>;
    /** Such as 2026-11-24. */
    reviewed: string | null;
  };
  dsa_problem_drafts: {
    id: string;
    content: JSONColumnType<StoredDraft>;
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
