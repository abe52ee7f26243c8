import { projectPath, REMOTES } from '../../webpack/paths.mjs';
import { modulesOf } from './remote-modules.mjs';

/** What a remote's server build holds, too. */
const headsOf = (remote) => ['./heads', projectPath(`${remote}/src/heads.ts`)];

/**
 * The shell's server build with the remotes compiled in. The renderer brings none then, and the shell's own code is
 * given those of the bundle.
 */
export function serverSource() {
  const modules = REMOTES.flatMap((remote) =>
    [...modulesOf(remote), headsOf(remote)].map(([name, file]) => ({ remote, name, file })),
  );
  const imports = modules.map(({ file }, index) => `import * as module${index} from '${file}';`);
  const entries = modules.map(
    ({ remote, name }, index) => `(remotes['${remote}'] ??= {})['${name}'] = module${index};`,
  );
  return `
import { provides, render as renderShell } from './server.tsx';
${imports.join('\n')}
const remotes = {};
${entries.join('\n')}
export { provides };
export const render = (request) => renderShell({ ...request, remotes });
`;
}
