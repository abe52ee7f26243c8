import type { AdminDsaProblem } from '@site/shared/contracts';
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
  code: string;
  support: string;
  cases: { name: string; input: string; expected: string }[];
  explanation: { title: string; content: string; key_insight: string; steps: string };
  complexity: { time: string; space: string; time_description: string; space_description: string };
}

const emptyCase = { name: '', input: '', expected: '' };

export const emptyProblem: ProblemValues = {
  id: '',
  title: '',
  category: 'Two Pointers',
  difficulty: 'easy',
  unit_id: '',
  description: '',
  example: { input: '', output: '' },
  follow_up: '',
  code: '',
  support: '',
  cases: Array.from({ length: 6 }, () => emptyCase),
  explanation: { title: '', content: '', key_insight: '', steps: '' },
  complexity: { time: '', space: '', time_description: '', space_description: '' },
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
  code: problem.code,
  support: problem.support,
  cases: problem.cases,
  explanation: {
    ...problem.explanation,
    content: problem.explanation.content.join('\n\n'),
    steps: problem.explanation.steps.join('\n'),
  },
  complexity: problem.complexity,
});

export const problemRequest = ({ id, ...values }: ProblemValues) => ({
  ...values,
  description: paragraphsOf(values.description),
  explanation: {
    ...values.explanation,
    content: paragraphsOf(values.explanation.content),
    steps: linesOf(values.explanation.steps),
  },
});

export const newProblem = (values: ProblemValues) => ({ ...problemRequest(values), id: values.id });
