import type { Boot, ReleaseManifest, RuntimeConfig } from '../contracts/index.ts';

/**
 * The server writes one JSON data block into every page: `<script type="application/json" id="boot">`
 * with the release manifest and the runtime configuration, both validated there. It is read here, and not
 * in a package by itself, since both the shell and the remotes need it and the façade is the one module they
 * are sure to share.
 */
let read: { source: string; boot: Boot } | null = null;

export function boot(): Boot {
  const source = document.getElementById('boot')?.textContent;
  if (!source) throw new Error('This page is incomplete: it has no boot block. Reload it.');
  if (read?.source !== source) read = { source, boot: JSON.parse(source, frozen) as Boot };
  return read.boot;
}

/** All who ask are given the same. */
const frozen = (_: string, value: unknown) => Object.freeze(value);

/** What the server says about its environment. Throws if the page lacks it. */
export const runtimeConfig = (): RuntimeConfig => boot().config;

/** The release manifest this page was composed from. */
export const bootReleaseManifest = (): ReleaseManifest => boot().releaseManifest;
