import { liveManifest } from './loader.ts';

export interface Contribution {
  remote: string;
  module: string;
}

/** What remotes fill a slot with, for a signed-in person or a visitor. */
export const contributionsTo = (slot: string, signedIn: boolean): Contribution[] =>
  Object.entries(liveManifest.current().remotes).flatMap(([remote, { slots }]) =>
    slots
      .filter((contribution) => contribution.slot === slot && (signedIn || !contribution.audience))
      .map(({ module }) => ({ remote, module })),
  );
