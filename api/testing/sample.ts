import type { Agent } from './agent.ts';
import type { TestApp } from './test-app.ts';

/** What a request may be about. */
export interface Sample {
  site: TestApp;
  /** The learner to whom belongs what the request is about. */
  owner: Agent & { id: string };
}
