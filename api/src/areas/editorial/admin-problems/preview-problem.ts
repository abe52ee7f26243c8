import type { DsaProblem } from '@site/shared/contracts/practice';
import { problemRow } from '../../../content/index.ts';
import type { ProblemContent } from '../../../database/stored-problem.ts';
import { type ProblemFacts, presentProblem } from '../../practice/index.ts';

/** A problem that may be unfinished, as learners get it once it's published. */
export function previewOf(content: ProblemContent): DsaProblem {
  const { compiled } = content;
  // Starters are made of these listings, which a draft may have one of.
  const isWhole = compiled !== null && compiled.java !== '' && compiled.cpp !== '';
  const { id, columns } = problemRow({ ...content, compiled: isWhole ? compiled : null });
  return presentProblem({ id, ...columns, asked_at: [] } as unknown as ProblemFacts);
}
