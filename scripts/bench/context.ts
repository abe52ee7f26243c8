import type { Scope } from './scope.ts';
import type { Workspace } from './workspace.ts';

/** What every part is given. */
export interface Context {
  /** Closed when the part ends. */
  scope: Scope;
  /** A copy of the project, built and published; made once for all parts. */
  published: () => Promise<Workspace>;
}
