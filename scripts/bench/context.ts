import type { Scope } from './scope.ts';
import type { Workspace } from './workspace.ts';

/** What every part is given. */
export interface Context {
  /** Closed when the part ends. */
  scope: Scope;
  /** A copy of the project, built and published; made once for all parts. */
  published: () => Promise<Workspace>;
  /** The data of a site on which the same code is one bundle; made once for all parts. */
  bundledData: () => Promise<string>;
}
