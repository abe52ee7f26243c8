/** `npm run mfe -- <verb>`: how a team releases, and what it can find out. */
import { ensureDependencies } from '../process/prerequisites.mjs';
import { IS_PACKED } from '../webpack/paths.mjs';

// A start of the site installs no tools; in a repository of its own, they are what is installed.
if (!IS_PACKED) ensureDependencies();
const { run } = await import('./run.ts');

process.exitCode = await run(process.argv.slice(2));
// Handles that wait for nothing, such as a keep-alive connection, don't delay the end.
process.exit();
