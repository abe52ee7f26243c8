import type { Agent } from './agent.ts';
import { PASSWORD, type TestApp } from './test-app.ts';

/** What a request may be about. */
export interface Sample {
  site: TestApp;
  /** The learner who owns what the request is about. */
  owner: Agent & { id: string };
}

/** For routes such as 'GET /v1/posts/{id}' a valid request, so that the response depends on the person alone. */
export type SampleRequests = Record<
  string,
  (agent: Agent, sample: Sample) => ReturnType<Agent['get']>
>;

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let people = 0;
/** A new person who registers. */
export function newPerson() {
  people += 1;
  return { email: `sample${people}@example.org`, password: PASSWORD, name: 'Asha Rao' };
}
