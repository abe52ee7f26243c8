import { asReleased, type Composition } from '@site/api/composition';
import { UNITS } from '../webpack/paths.mjs';
import { developmentManifest, overlay, wholeManifest } from './development-manifest.ts';
import { policyFor } from './policy.ts';

/** The API as ever, except that these units come from the development server. */
export const developmentComposition = (origin: string, units: readonly string[]): Composition => ({
  followManifest(options) {
    const inDevelopment = () => developmentManifest(origin, units);
    if (units.length === UNITS.length)
      return { current: async () => wholeManifest(inDevelopment()) };
    const released = asReleased.followManifest(options);
    return {
      ...released,
      current: async () => overlay(await released.current(), inDevelopment()),
    };
  },
  pageHeaders: (...page) => policyFor(origin, asReleased.pageHeaders(...page)),
});
