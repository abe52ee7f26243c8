import type { MockQuestion, MockScore, MockTopicScore } from '@site/shared/contracts';

/** A question with its right answer. */
export interface StoredQuestion extends MockQuestion {
  answer: number;
  explanation: string;
}

/** Points in all and by topic, the weakest topic first. */
export interface StoredScore extends MockScore {
  topics: MockTopicScore[];
}
