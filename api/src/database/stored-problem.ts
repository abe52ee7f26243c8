import type {
  Approaches,
  CasesFile,
  CompiledContent,
  DsaCase,
  ProblemFile,
  ProblemPicture,
} from '@site/shared/contracts/practice';

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
  compiled: CompiledContent | null;
  /** Part of the explanation; null if there is none. */
  picture: ProblemPicture | null;
}

/**
 * What was saved before there were days of reviews, hints, starters, hidden cases, generators, approaches, Java and
 * C++, and pictures says nothing of them. Before follow-ups had an answer, they were one text.
 */
export interface StoredDraft {
  problem: Omit<ProblemFile, 'follow_up' | 'hints' | 'input_size' | 'reviewed'> &
    Partial<Pick<ProblemFile, 'hints' | 'input_size' | 'reviewed'>> & {
      follow_up: ProblemFile['follow_up'] | string;
    };
  code: string;
  starter?: string;
  naive?: string;
  generator?: string;
  cases: StoredCase[];
  support: string;
  javascript?: JavaScriptContent | null;
  approaches?: Approaches | null;
  compiled?: CompiledContent | null;
  picture?: ProblemPicture | null;
}

export type StoredCase = Omit<DsaCase, 'hidden'> & { hidden?: boolean };
