/** The API of `npm run dev`, given the address of the development server and the microfrontends it builds. */
import { asReleased, type Composition } from '@site/api/composition';
import { runServer } from '@site/api/run-server';
import { MICROFRONTENDS } from '../webpack/paths.mjs';
import { developmentManifest, overlay, wholeManifest } from './development-manifest.ts';
import { policyFor } from './policy.ts';

const [origin = '', ...microfrontends] = process.argv.slice(2);

/** As ever, except that these microfrontends come from the development server. */
const composition: Composition = {
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
};

await runServer({ composition });
