/** One of the processes of build.mjs: compiles the microfrontends that it is sent, one after the other. */
import { cp } from 'node:fs/promises';
import webpack from 'webpack';
import { inputsOf } from './release/build-inputs.mjs';
import { factsOf } from './release/describe.mjs';
import { sandboxesOf, takeSandboxes } from './runner/sandboxes.mjs';
import { projectPath } from './webpack/paths.mjs';
import { placeServerBuild } from './webpack/place-server-build.mjs';
import { buildServer } from './webpack/server-build.mjs';
import { stylesOf } from './webpack/stylesheets.mjs';

const configOf = async (microfrontend) =>
  (await import(projectPath(`${microfrontend}/webpack.config.js`))).default;

/** What one compilation has read of packages and of shared sources, the next ones needn't read again. */
let files;

const compile = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    files ??= compiler.inputFileSystem;
    compiler.inputFileSystem = files;
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(stats);
    });
  });

/** What browsers load, and what renders on the server with the styles of that. */
async function compileBoth(microfrontend) {
  const stats = await compile(await configOf(microfrontend));
  await placeSandboxes(microfrontend);
  const facts = await factsOf(microfrontend, stats);
  const styles = stylesOf(stats.compilation, facts.base);
  const server = await buildServer(microfrontend, styles);
  await placeServerBuild(microfrontend, server.text);
  const fileDependencies = [...stats.compilation.fileDependencies, ...server.inputs];
  return { facts, inputs: inputsOf({ fileDependencies }) };
}

/** Nobody listens any more if another part of the build has failed: then it doesn't matter that this isn't heard. */
const answer = (message) => process.send(message, () => {});

process.on('message', async ({ microfrontend, sandboxes }) => {
  takeSandboxes(sandboxes);
  try {
    answer({ result: await compileBoth(microfrontend) });
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
