/** The server builds of units in development, made again with every change. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { serverFolder } from '../webpack/paths.mjs';
import { serverConfig } from '../webpack/server-config.mjs';

/**
 * Resolves with a function that ends it, once everything was built for the first time. A build that fails leaves the
 * one before in its place; the browser's build says what is wrong.
 * @param {readonly string[]} units
 */
export async function watchServerBuilds(units) {
  const compiler = webpack(await Promise.all(units.map(configOf)));
  await new Promise((resolve, reject) => {
    compiler.watch({}, (error) => (error ? reject(error) : resolve()));
  });
  return () => new Promise((resolve) => compiler.close(resolve));
}

async function configOf(unit) {
  const folder = serverFolder(unit);
  await mkdir(folder, { recursive: true });
  const config = await serverConfig(unit, null, true);
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
