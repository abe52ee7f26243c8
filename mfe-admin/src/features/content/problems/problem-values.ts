import type { AdminDsaProblem } from '@site/shared/contracts/editorial';
import type { Approaches, CompiledListings, DsaCase } from '@site/shared/contracts/practice';
import { linesOf, paragraphsOf } from '../forms/list-text.ts';
import {
  noPicture,
  type PictureValues,
  pictureRequest,
  pictureValues,
} from './picture/picture-values.ts';

/** An approach as the form holds it. */
interface ApproachValues {
  id: string;
  name: string;
  intuition: string;
  steps: string;
  complexity: { time: string; space: string; reason: string };
  code: string;
  /** '' if the problem is solved in Python alone. */
  javascript: string;
  /** '' if there is none. */
  cpp: string;
}

/** The form's values: lists are texts, except for cases, approaches and frames; missing values are empty. */
export interface ProblemValues {
  title: string;
  category: string;
  difficulty: string;
  unit_id: string;
  description: string;
  example: { input: string; output: string };
  follow_up: { question: string; answer: string };
  hints: string;
  code: string;
  starter: string;
  naive: string;
  generator: string;
  input_size: string;
  support: string;
  cases: DsaCase[];
  approaches: { solution: string; before: ApproachValues[] };
  compiled: CompiledListings;
  picture: PictureValues;
  explanation: { title: string; content: string; key_insight: string; steps: string };
  complexity: { time: string; space: string; time_description: string; space_description: string };
  /** The day of the last review; '' if there was none. */
  reviewed: string;
}

export const emptyCase: DsaCase = { name: '', input: '', expected: '', hidden: false };

export const emptyApproach: ApproachValues = {
  id: '',
  name: '',
  intuition: '',
  steps: '',
  complexity: { time: '', space: '', reason: '' },
  code: '',
  javascript: '',
  cpp: '',
};

const noApproaches: ProblemValues['approaches'] = { solution: '', before: [] };
const nothingCompiled: CompiledListings = { java: '', cpp: '' };

export const problemValues = (problem: AdminDsaProblem): ProblemValues => ({
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
  approaches: problem.approaches ? approachValues(problem.approaches) : noApproaches,
  compiled: problem.compiled ?? nothingCompiled,
  picture: problem.picture ? pictureValues(problem.picture) : noPicture,
  explanation: {
    ...problem.explanation,
    content: problem.explanation.content.join('\n\n'),
    steps: problem.explanation.steps.join('\n'),
  },
  complexity: problem.complexity,
  reviewed: problem.reviewed ?? '',
});

const approachValues = ({ solution, before }: Approaches): ProblemValues['approaches'] => ({
  solution,
  before: before.map((approach) => ({
    ...approach,
    intuition: approach.intuition.join('\n\n'),
    steps: approach.steps.join('\n'),
    cpp: approach.cpp ?? '',
  })),
});

const approachRequest = ({ solution, before }: ProblemValues['approaches']) => ({
  solution,
  before: before.map(({ cpp, ...approach }) => ({
    ...approach,
    ...(cpp && { cpp }),
    intuition: paragraphsOf(approach.intuition),
    steps: linesOf(approach.steps),
  })),
});

export const problemRequest = (values: ProblemValues) => ({
  ...values,
  description: paragraphsOf(values.description),
  hints: linesOf(values.hints),
  approaches: values.approaches.before.length > 0 ? approachRequest(values.approaches) : null,
  picture: pictureRequest(values.picture),
  compiled: values.compiled.java || values.compiled.cpp ? values.compiled : null,
  explanation: {
    ...values.explanation,
    content: paragraphsOf(values.explanation.content),
    steps: linesOf(values.explanation.steps),
  },
  reviewed: values.reviewed || null,
});
