/** One of the processes of build.mjs: builds the units it is sent, one after the other. */
import webpack from 'webpack';
import { describeRelease } from './release/describe.mjs';
import { precompress } from './release/precompress.mjs';
import { placeRunner } from './runner/place-runner.mjs';
import { checkServerBuild } from './webpack/check-server-build.mjs';
import { projectPath, SERVER_FILE } from './webpack/paths.mjs';
import { serverConfig } from './webpack/server-config.mjs';
import { stylesheetsOf } from './webpack/stylesheets.mjs';
import { versionOf } from './webpack/version.mjs';

const configOf = async (unit) => (await import(projectPath(`${unit}/webpack.config.js`))).default;

const compile = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      // The description is written while the cache is: neither waits for the other.
      const closed = new Promise((done) => compiler.close(done));
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve({ stats, closed });
    });
  });

process.on('message', async (unit) => {
  const started = performance.now();
  try {
    const { stats, closed } = await compile(await configOf(unit));
    await precompress(projectPath(`${unit}/dist`));
    await placeRunner(unit);
    // Nobody downloads it, so it isn't compressed.
    const server = await compile(await serverConfig(unit, stylesheetsOf(stats.compilation)));
    checkServerBuild(unit, projectPath(`${unit}/dist/${SERVER_FILE}`));
    await describeRelease(unit, versionOf(unit), stats);
    await Promise.all([closed, server.closed]);
    process.send({ seconds: (performance.now() - started) / 1000 });
  } catch (error) {
    process.send({ error: error.message });
  }
});
