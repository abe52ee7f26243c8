/** One of the processes of build.mjs: compiles what it is sent, one part of a microfrontend after the other. */
import { cp } from 'node:fs/promises';
import webpack from 'webpack';
import { inputsOf } from './release/build-inputs.mjs';
import { factsOf } from './release/describe.mjs';
import { sandboxesOf, takeSandboxes } from './runner/sandboxes.mjs';
import { projectPath } from './webpack/paths.mjs';
import { serverConfig } from './webpack/server-config.mjs';
import { NAMED_LATER, stylesheetsOf } from './webpack/stylesheets.mjs';

const configOf = async (microfrontend) =>
  (await import(projectPath(`${microfrontend}/webpack.config.js`))).default;

const compile = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(stats);
    });
  });

const parts = {
  async browser(microfrontend) {
    const stats = await compile(await configOf(microfrontend));
    await placeSandboxes(microfrontend);
    return {
      facts: await factsOf(microfrontend, stats),
      stylesheets: stylesheetsOf(stats.compilation),
      inputs: inputsOf(stats.compilation),
    };
  },
  async server(microfrontend) {
    const { compilation } = await compile(await serverConfig(microfrontend, NAMED_LATER));
    return { inputs: inputsOf(compilation) };
  },
};

/** Nobody listens any more if another part of the build has failed: then it doesn't matter that this isn't heard. */
const answer = (message) => process.send(message, () => {});

process.on('message', async ({ microfrontend, part, sandboxes }) => {
  takeSandboxes(sandboxes);
  try {
    answer({ result: await parts[part](microfrontend) });
  } catch (error) {
    answer({ error: error.message });
  }
});

/** Puts what a microfrontend runs programs in into its dist folder, where publishing finds it (release/store.ts). */
async function placeSandboxes(microfrontend) {
  for (const { path, facts } of await sandboxesOf(microfrontend)) {
    await cp(path, projectPath(`${microfrontend}/dist/beside/${facts.folder}`), {
      recursive: true,
    });
  }
}
