import type { ContentChange, ContentMistake } from '@site/shared/contracts';
import type { ProblemContent } from '../../../database/stored-problem.ts';
import {
  contentOf,
  formOf,
  isProved,
  type ManagedProblem,
} from '../admin-problems/managed-problem.ts';
import { fieldChange } from './plan-rows.ts';

/** What an import does to a DSA problem. */
export interface ProblemPlan {
  content: ProblemContent;
  managed: ManagedProblem | null;
  change: ContentChange;
}

/** @returns null if nothing changes */
export function planProblem(content: ProblemContent, all: ManagedProblem[]): ProblemPlan | null {
  const { problem } = content;
  const managed = all.find(({ id }) => id === problem.id) ?? null;
  const fields = managed ? differences(contentOf(managed), content) : [];
  const retired = managed?.published?.row.retired ?? false;
  if (managed && fields.length === 0 && !retired) return null;
  // What was never published waits for an editor who publishes it.
  const draft = !managed?.published || !isProved(managed, content);
  const change = !managed ? 'added' : retired && !draft ? 'returned' : 'changed';
  return {
    content,
    managed,
    change: {
      kind: 'dsa-problem',
      id: problem.id,
      name: problem.title,
      change,
      draft,
      fields,
    },
  };
}

function differences(before: ProblemContent, after: ProblemContent): ContentChange['fields'] {
  const [one, other] = [before, after].map(
    (content): Record<string, unknown> => ({
      ...formOf(content),
      javascript: content.javascript,
      picture: content.picture,
      sequence_number: content.problem.sequence_number,
    }),
  );
  return Object.keys(other ?? {}).flatMap((field) =>
    fieldChange(field, one?.[field], other?.[field]),
  );
}

/** Addresses never change, and are never given twice, not even those of drafts and of what is retired. */
export const wrongSlugs = (problems: ProblemContent[], all: ManagedProblem[]): ContentMistake[] =>
  problems.flatMap(({ problem: { id, slug } }) => {
    const mistake = (message: string) => [
      { file: `dsa-problems/${slug}/problem.json`, line: 1, field: 'slug', message },
    ];
    const known = all.find((one) => one.id === id);
    const address = known && contentOf(known).problem.slug;
    if (address && address !== slug) return mistake(`must be ${address}: addresses never change`);
    const other = all.find((one) => one.id !== id && contentOf(one).problem.slug === slug);
    return other ? mistake(`${slug} is the address of ${other.id}`) : [];
  });
