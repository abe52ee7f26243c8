import type { Boot, ReleaseManifest, RuntimeConfig } from '../contracts/composition/index.ts';

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
  if (read?.source !== source) read = { source, boot: parsed(source) };
  return read.boot;
}

/** What callers share is frozen; responses and the rendered state belong to the caller that takes them. */
function parsed(source: string): Boot {
  const block = JSON.parse(source) as Boot;
  for (const part of [block.releaseManifest, block.manifestKeys, block.config]) freeze(part);
  return Object.freeze(block);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const member of Object.values(value)) freeze(member);
  Object.freeze(value);
}

/** What the server says about its environment. Throws if the page lacks it. */
export const runtimeConfig = (): RuntimeConfig => boot().config;

/** The release manifest this page was composed from. */
export const bootReleaseManifest = (): ReleaseManifest => boot().releaseManifest;

/** Where a path of the API is, such as for a link. */
export const apiAddress = (path: string): string =>
  runtimeConfig().apiBaseUrl.replace(/\/$/, '') + path;
