/**
 * Builds the modules, then makes one script of them: a page of the site refuses modules that others import, since no
 * hash of theirs is checked (Integrity-Policy).
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'vite';
import config, { CONTAINER } from './vite.config.mjs';

const MODULES = config.build.outDir;
const RELEASE = 'dist/release';
const ENTRY = 'remote-entry.js';

rmSync('dist', { recursive: true, force: true });
await build({ ...config, configFile: false });
await build({
  configFile: false,
  build: {
    outDir: RELEASE,
    target: config.build.target,
    lib: {
      entry: `${MODULES}/container.js`,
      name: CONTAINER,
      formats: ['iife'],
      fileName: () => ENTRY,
    },
    // What is one script has nothing to load.
    rolldownOptions: { transform: { define: { 'import.meta': '{}' } } },
  },
});

const manifest = JSON.parse(readFileSync(`${MODULES}/manifest.json`, 'utf8'));
manifest.metaData.remoteEntry = { name: ENTRY, path: '', type: 'var' };
for (const { assets } of manifest.exposes) {
  assets.js = { sync: [], async: [] };
  for (const stylesheet of assets.css.sync)
    copy(`${MODULES}/${stylesheet}`, `${RELEASE}/${stylesheet}`);
}
writeFileSync(`${RELEASE}/manifest.json`, JSON.stringify(manifest));
copy('remote.json', `${RELEASE}/remote.json`);

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
