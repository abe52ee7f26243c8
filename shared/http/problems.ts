import { isAxiosError } from 'axios';
import type { Problem } from '../contracts/index.ts';

/**
 * What the server answered to a failed call. It is read without schemas: this is part of the page's
 * first script, and any answer, also one of a proxy in between, must be survived.
 */
const bodyOf = (error: unknown): Partial<Record<string, unknown>> => {
  const body: unknown = isAxiosError(error) ? error.response?.data : null;
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

/** The status of the answer, or null where there was none (no network, timeout, no HTTP error). */
export const statusOf = (error: unknown): number | null =>
  (isAxiosError(error) && error.response?.status) || null;

/** The problem the API answered with, or null where the answer is none (or there was no answer). */
export function problemOf(error: unknown): Problem | null {
  const body = bodyOf(error);
  const isProblem = typeof body.code === 'string' && typeof body.message === 'string';
  return isProblem ? (body as Problem) : null;
}

/** What the server says about the failure, for the person who sees it; `fallback` where it says nothing. */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = bodyOf(error);
  return typeof message === 'string' && message !== '' ? message : fallback;
}

/**
 * What the server says about single fields: `errors` by name, or the list form `data`
 * ([{ field: 'body -> email', message }]). Empty where it says nothing.
 */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { data, errors } = bodyOf(error);
  const listed = (Array.isArray(data) ? data : []).map(({ field, message }) => [
    lastStep(String(field)),
    message,
  ]);
  const byName = typeof errors === 'object' && errors !== null && !Array.isArray(errors);
  const named = byName ? Object.entries(errors) : [];
  return Object.fromEntries([...listed, ...named].filter(([, text]) => typeof text === 'string'));
}

const lastStep = (field: string) => field.split('->').at(-1)?.trim() ?? field;
