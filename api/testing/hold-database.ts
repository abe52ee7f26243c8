import { startEmbedded } from '../src/database/embedded/start-embedded.ts';

/** Starts the embedded database of a folder and then does nothing until it is ended. */
const { connectionString } = await startEmbedded(process.argv[2] ?? '');
console.log(`holding ${connectionString}`);
setInterval(() => {}, 60_000);
