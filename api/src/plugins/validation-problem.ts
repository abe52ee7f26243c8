import type { KnownProblem } from '@site/shared/contracts';
import type { FieldErrors } from '../errors/domain-error.ts';

interface Complaint {
  keyword?: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

/** 400 that names every invalid field; `message` says the same in one text for people. */
export function validationProblem(complaints: readonly Complaint[]): KnownProblem {
  const errors: FieldErrors = {};
  for (const [field, message] of complaints.flatMap(describe)) errors[field] ??= message;
  const message = [...new Set(Object.entries(errors).map(sentence))].join(' ');
  return { statusCode: 400, code: 'invalid', message, errors };
}

/** Unknown keys are reported at their parent, so they're named one by one here. */
function describe({ keyword, instancePath, message, params }: Complaint): [string, string][] {
  const field = instancePath.slice(1).replaceAll('/', '.');
  if (keyword !== 'unrecognized_keys') return [[field || 'body', message ?? "isn't valid"]];
  const keys = params.keys as string[];
  return keys.map((key) => [field ? `${field}.${key}` : key, "isn't a known field"]);
}

/** Messages that are sentences stand alone; the others need the name of their field before them. */
function sentence([field, message]: [string, string]): string {
  const words = /^[A-Z]/.test(message) ? message : `${field} ${message}`;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
