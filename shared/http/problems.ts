import type { AxiosError, AxiosResponse } from 'axios';
import type { Problem } from '../contracts/composition/index.ts';

/**
 * The response that made a call fail, if there was one. Errors of axios are known by their mark: its own check
 * would bring all of axios into the page's first script.
 */
export const responseOf = (error: unknown): AxiosResponse | undefined =>
  (error as Partial<AxiosError> | null | undefined)?.isAxiosError
    ? (error as AxiosError).response
    : undefined;

/**
 * The response body of a failed call. It is read without schemas: this is part of the page's first script,
 * and it must cope with any response, including one from a proxy in between.
 */
const bodyOf = (error: unknown): Partial<Record<string, unknown>> => {
  const body: unknown = responseOf(error)?.data;
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

/** The status of the response, or null if there was none (no network, timeout, not an HTTP error). */
export const statusOf = (error: unknown): number | null => responseOf(error)?.status || null;

/** The problem the API responded with, or null if the response isn't one (or there was none). */
export function problemOf(error: unknown): Problem | null {
  const body = bodyOf(error);
  const isProblem = typeof body.code === 'string' && typeof body.message === 'string';
  return isProblem ? (body as Problem) : null;
}

/** The server's message about the failure, for the person who sees it; `fallback` if there is none. */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = bodyOf(error);
  return typeof message === 'string' && message !== '' ? message : fallback;
}

/**
 * What the server says about single fields: `errors` by name, or `data` as a list
 * ([{ field: 'body -> email', message }]). Empty if it says nothing.
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
