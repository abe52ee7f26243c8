import { asReleased, type Composition } from '@site/api/composition';
import { UNITS } from '../webpack/paths.mjs';
import { developmentSet, overlay, wholeSet } from './development-set.ts';
import { policyFor } from './policy.ts';

/** The API as ever, except that these units come from the development server. */
export const developmentComposition = (origin: string, units: readonly string[]): Composition => ({
  followSet(releasesDir, report) {
    const inDevelopment = () => developmentSet(origin, units);
    if (units.length === UNITS.length) return { current: async () => wholeSet(inDevelopment()) };
    const released = asReleased.followSet(releasesDir, report);
    return { current: async () => overlay(await released.current(), inDevelopment()) };
  },
  pageHeaders: (origins) => policyFor(origin, asReleased.pageHeaders(origins)),
});
