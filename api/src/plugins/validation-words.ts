import * as z from 'zod/mini';

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};

/** What a rule says if the contract gives it no words; to be read after the field's name. */
export function wordsFor(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? 'is required'
      : `must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}`;
  return english(issue);
}

const { localeError } = z.locales.en();

function english(issue: z.core.$ZodRawIssue): string {
  const words = localeError(issue);
  return (typeof words === 'string' ? words : words?.message) ?? "isn't valid";
}
