import { http } from '../../http/index.ts';
import { type Failure, failureOf } from '../dispatch/failure.ts';
import type { OutboxEntry } from './entry.ts';

/** What came of sending an entry. */
export type Answer = { kind: 'sent'; data: unknown } | Failure;

/**
 * Sends an entry once. Never fails: what went wrong is the answer.
 * @param ageMs how old it is; null for one that is sent as soon as it was made
 */
export async function send(
  { person, success, ...call }: OutboxEntry,
  ageMs: number | null,
): Promise<Answer> {
  const { method, url, body } = call;
  try {
    const age = ageMs !== null && { 'X-Mutation-Age': String(ageMs) };
    const headers = { ...call.headers, 'X-Expected-User': person, ...age };
    const { status, data } = await http.request({ method, url, data: body, headers });
    if (success !== undefined && status !== success) {
      const error = new Error(`${method} ${url} answered ${status} instead of ${success}`);
      return { kind: 'refused', refusal: { status, problem: null }, error };
    }
    return { kind: 'sent', data };
  } catch (error) {
    return failureOf(error);
  }
}
