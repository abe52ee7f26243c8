/** The second half of `npm start`: the API, which publishes what its database does not have yet before it serves. */
import { publishNew } from './publish-new.mjs';
import { projectPath } from './webpack/paths.mjs';

const { runServer } = await import(projectPath('api/dist/run-server.js'));

await runServer({
  async prepare(config, database, report) {
    const { releaseStoreOf } = await import(projectPath('api/dist/release-store.js'));
    await publishNew(await releaseStoreOf(config, database), report);
  },
});
