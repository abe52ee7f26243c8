import type { SandboxFile } from '@site/shared/workspace/sandbox';
import type { Role } from '../../../../postgres/protocol.ts';

/** Facts about this release's sandbox, written by the build (scripts/runner/build-sandbox.mjs). */
interface SandboxFacts {
  folder: string;
  files: Record<Role, SandboxFile>;
}

declare const POSTGRES_SANDBOX: SandboxFacts;
declare const __webpack_public_path__: string;

export interface SandboxLocation extends SandboxFacts {
  /** Address of the sandbox's folder, with a closing slash. */
  base: string;
}

/** The sandbox is published beside the releases of this remote. */
export const sandboxLocation = (): SandboxLocation => ({
  ...POSTGRES_SANDBOX,
  base: new URL(`../${POSTGRES_SANDBOX.folder}/`, new URL(__webpack_public_path__, location.href))
    .href,
});
