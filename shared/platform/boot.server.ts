import type { Boot, ReleaseManifest, RuntimeConfig } from '../contracts/composition/index.ts';
import { renderFacts } from '../rendering/index.ts';

/** What boot.ts reads from the document, before there is one. */
export const boot = (): Boot => renderFacts().boot;

export const runtimeConfig = (): RuntimeConfig => boot().config;

export const bootReleaseManifest = (): ReleaseManifest => boot().releaseManifest;
