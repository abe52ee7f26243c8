import { asReleased, type Composition } from '@site/api/composition';
import { MICROFRONTENDS } from '../webpack/paths.mjs';
import { developmentManifest, overlay, wholeManifest } from './development-manifest.ts';
import { policyFor } from './policy.ts';

/** The API as ever, except that these microfrontends come from the development server. */
export const developmentComposition = (
  origin: string,
  microfrontends: readonly string[],
): Composition => ({
  followManifest(options) {
    const inDevelopment = () => developmentManifest(origin, microfrontends);
    if (microfrontends.length === MICROFRONTENDS.length)
      return { current: async () => wholeManifest(inDevelopment()) };
    const released = asReleased.followManifest(options);
    return {
      ...released,
      current: async () => overlay(await released.current(), inDevelopment()),
    };
  },
  pageHeaders: (...page) => policyFor(origin, asReleased.pageHeaders(...page)),
});
