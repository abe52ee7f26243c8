/** The server builds of microfrontends in development, made again with every change. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { serverFolder } from '../webpack/paths.mjs';
import { serverConfig } from '../webpack/server-config.mjs';

/**
 * Resolves with a function that ends it, once everything was built for the first time. A build that fails leaves the
 * one before in its place; the browser's build says what is wrong.
 * @param {readonly string[]} microfrontends
 */
export async function watchServerBuilds(microfrontends) {
  const compiler = webpack(await Promise.all(microfrontends.map(configOf)));
  await new Promise((resolve, reject) => {
    compiler.watch({}, (error) => (error ? reject(error) : resolve()));
  });
  return () => new Promise((resolve) => compiler.close(resolve));
}

async function configOf(microfrontend) {
  const folder = serverFolder(microfrontend);
  await mkdir(folder, { recursive: true });
  const config = await serverConfig(microfrontend, null, true);
  return {
    ...config,
    output: { ...config.output, path: folder },
    optimization: { ...config.optimization, emitOnErrors: false },
    cache: {
      ...config.cache,
      buildDependencies: { config: [path.resolve(import.meta.filename)] },
    },
  };
}
