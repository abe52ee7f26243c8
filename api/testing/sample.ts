import type { Agent } from './agent.ts';
import type { TestApp } from './test-app.ts';

/** What a request may be about. */
export interface Sample {
  site: TestApp;
  /** The learner to whom belongs what the request is about. */
  owner: Agent & { id: string };
}

/** For routes such as 'GET /v1/posts/{id}' a request that is in order, so that only the person decides about the answer. */
export type SampleRequests = Record<
  string,
  (agent: Agent, sample: Sample) => ReturnType<Agent['get']>
>;
