import type { AdminDsaProblem, DsaCase } from '@site/shared/contracts';
import { linesOf, paragraphsOf } from '../forms/list-text.ts';

/** What the form holds: lists are texts, but for the cases. */
export interface ProblemValues {
  id: string;
  title: string;
  category: string;
  difficulty: string;
  unit_id: string;
  description: string;
  example: { input: string; output: string };
  follow_up: string;
  hints: string;
  code: string;
  starter: string;
  naive: string;
  generator: string;
  input_size: string;
  support: string;
  cases: DsaCase[];
  explanation: { title: string; content: string; key_insight: string; steps: string };
  complexity: { time: string; space: string; time_description: string; space_description: string };
  /** '' if nobody has said that there was a review. */
  reviewed: string;
}

export const emptyCase: DsaCase = { name: '', input: '', expected: '', hidden: false };

export const emptyProblem: ProblemValues = {
  id: '',
  title: '',
  category: '',
  difficulty: 'easy',
  unit_id: '',
  description: '',
  example: { input: '', output: '' },
  follow_up: '',
  hints: '',
  code: '',
  starter: '',
  naive: '',
  generator: '',
  input_size: '',
  support: '',
  cases: Array.from({ length: 6 }, () => emptyCase),
  explanation: { title: '', content: '', key_insight: '', steps: '' },
  complexity: { time: '', space: '', time_description: '', space_description: '' },
  reviewed: '',
};

export const problemValues = (problem: AdminDsaProblem): ProblemValues => ({
  id: problem.id,
  title: problem.title,
  category: problem.category,
  difficulty: problem.difficulty,
  unit_id: problem.unit_id,
  description: problem.description.join('\n\n'),
  example: problem.example,
  follow_up: problem.follow_up,
  hints: problem.hints.join('\n'),
  code: problem.code,
  starter: problem.starter,
  naive: problem.naive,
  generator: problem.generator,
  input_size: problem.input_size,
  support: problem.support,
  cases: problem.cases,
  explanation: {
    ...problem.explanation,
    content: problem.explanation.content.join('\n\n'),
    steps: problem.explanation.steps.join('\n'),
  },
  complexity: problem.complexity,
  reviewed: problem.reviewed ?? '',
});

export const problemRequest = ({ id, ...values }: ProblemValues) => ({
  ...values,
  description: paragraphsOf(values.description),
  hints: linesOf(values.hints),
  explanation: {
    ...values.explanation,
    content: paragraphsOf(values.explanation.content),
    steps: linesOf(values.explanation.steps),
  },
  reviewed: values.reviewed || null,
});

export const newProblem = (values: ProblemValues) => ({ ...problemRequest(values), id: values.id });
