/** One of the processes of build.mjs: compiles what it is sent, one part of a unit after the other. */
import webpack from 'webpack';
import { factsOf } from './release/describe.mjs';
import { precompress } from './release/precompress.mjs';
import { placeSandboxes } from './runner/place-sandboxes.mjs';
import { projectPath } from './webpack/paths.mjs';
import { serverConfig } from './webpack/server-config.mjs';
import { NAMED_LATER, stylesheetsOf } from './webpack/stylesheets.mjs';
import { versionOf } from './webpack/version.mjs';

const configOf = async (unit) => (await import(projectPath(`${unit}/webpack.config.js`))).default;

const compile = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      // Its cache is written meanwhile: nobody waits for that.
      compiler.close(() => {});
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(stats);
    });
  });

const parts = {
  async browser(unit) {
    const stats = await compile(await configOf(unit));
    await Promise.all([precompress(projectPath(`${unit}/dist`)), placeSandboxes(unit)]);
    return {
      facts: await factsOf(unit, versionOf(unit), stats),
      stylesheets: stylesheetsOf(stats.compilation),
    };
  },
  async server(unit) {
    await compile(await serverConfig(unit, NAMED_LATER));
    return {};
  },
};

/** Nobody listens any more if another part of the build has failed: then it doesn't matter that this isn't heard. */
const answer = (message) => process.send(message, () => {});

process.on('message', async ({ unit, part }) => {
  try {
    answer({ result: await parts[part](unit) });
  } catch (error) {
    answer({ error: error.message });
  }
});
