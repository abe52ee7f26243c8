import type { z } from 'zod/mini';

/** What is wrong with a field, beginning with its name. */
export function wordsForIssue(issue: z.core.$ZodIssue): string {
  const key = (name: PropertyKey) => [...issue.path, name].join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => `${key(name)}: there is no such key`).join('\n  ');
  return `${issue.path.join('.')}: ${requirementOf(issue)}`;
}

function requirementOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  return issue.message;
}
