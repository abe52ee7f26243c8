import type {
  InterviewMark,
  MockAnswer,
  MockInterviewFile,
  MockProblem,
  MockProgram,
  MockQuestion,
  MockRun,
  MockScore,
  MockTestFile,
  MockTopicScore,
  ProgramJudgement,
} from '@site/shared/contracts';
import type { Generated, JSONColumnType } from 'kysely';
import type { Loaded } from './roadmap-tables.ts';

/** A question with its right answer. */
export interface StoredQuestion extends MockQuestion {
  answer: number;
  explanation: string;
}

/** Points in all and by topic, the weakest topic first. */
export interface StoredScore extends MockScore {
  topics: MockTopicScore[];
}

/** A list that is stored as JSON and is empty at first. */
type JsonList<T> = JSONColumnType<T[], string | undefined, string>;

export interface MockTables {
  mock_tests: Loaded & {
    id: string;
    title: string;
    description: string;
    sequence_number: number;
    minutes: number;
    /** Slugs of DSA problems. */
    problems: string[];
    questions: JSONColumnType<MockTestFile['questions']>;
    reviewed: string | null;
  };
  mock_interviews: Loaded & {
    id: string;
    title: string;
    description: string;
    sequence_number: number;
    preparation: string[];
    parts: JSONColumnType<MockInterviewFile['parts']>;
    rubric: JSONColumnType<MockInterviewFile['rubric']>;
    reviewed: string | null;
  };
  interview_marks: {
    user_id: string;
    interview_id: string;
    marks: JSONColumnType<InterviewMark[], string, string>;
    changed_at: Date;
  };
  mock_attempts: {
    user_id: string;
    id: Generated<string>;
    test_id: string;
    title: string;
    problems: JSONColumnType<MockProblem[]>;
    questions: JSONColumnType<StoredQuestion[]>;
    started_at: Date;
    ends_at: Date;
    closed_at: Date | null;
    late: Generated<boolean>;
    timed_out: Generated<boolean>;
    reopened: Generated<boolean>;
    answers: JsonList<MockAnswer>;
    programs: JsonList<MockProgram>;
    runs: JsonList<MockRun>;
    judgement: JsonList<ProgramJudgement>;
    score: JSONColumnType<StoredScore | null, string | null | undefined, string | null>;
  };
}
