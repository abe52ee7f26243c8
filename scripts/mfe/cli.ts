/** `npm run mfe -- <verb>`: how a team releases, and what it can find out. */
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2));
// Handles that wait for nothing, such as a keep-alive connection, don't delay the end.
process.exit();
