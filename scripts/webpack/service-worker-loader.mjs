/** Bundles a script that runs by itself, outside of the page: the service worker, which can't be made of chunks. */
import { resolve } from 'node:path';
import { build } from 'esbuild';

export default async function serviceWorkerLoader() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    absWorkingDir: this.rootContext,
  });
  for (const file of Object.keys(metafile.inputs))
    this.addDependency(resolve(this.rootContext, file));
  return outputFiles[0].text;
}
