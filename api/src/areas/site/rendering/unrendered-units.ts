import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { RenderFailureReason } from '@site/shared/contracts/site';
import { releaseOf } from './server-builds.ts';

/** A unit whose last page was not rendered, or whose panel on another unit's page was not. */
export interface UnrenderedUnit {
  unit: string;
  version: string;
  since: Date;
  reason: RenderFailureReason;
}

/**
 * Which units come rendered, and which don't. As a page and as a panel of another unit's page a unit is known apart: one
 * may work and the other not.
 */
export function createUnrenderedUnits() {
  const known = new Map<string, UnrenderedUnit>();
  const keyOf = (owner: string, unit: string, version: string) =>
    JSON.stringify([owner, unit, version]);
  const versionIn = (manifest: ReleaseManifest, unit: string) =>
    releaseOf(manifest, unit)?.version ?? '';

  return {
    /**
     * @param owner whose page it was
     * @returns whether that's news: it came rendered until now, or fails for another reason than before
     */
    failed(
      manifest: ReleaseManifest,
      owner: string,
      { unit, reason }: Pick<UnrenderedUnit, 'unit' | 'reason'>,
    ): boolean {
      const version = versionIn(manifest, unit);
      const key = keyOf(owner, unit, version);
      const before = known.get(key);
      known.set(key, { since: new Date(), ...before, unit, version, reason });
      return before?.reason !== reason;
    },

    /** @returns those that were not rendered until now, neither here nor on another page */
    rendered(manifest: ReleaseManifest, owner: string, units: readonly string[]): UnrenderedUnit[] {
      return units.flatMap((unit) => {
        const version = versionIn(manifest, unit);
        const key = keyOf(owner, unit, version);
        const before = known.get(key);
        known.delete(key);
        const isElsewhere = [...known.values()].some(
          (other) => other.unit === unit && other.version === version,
        );
        return before && !isElsewhere ? [before] : [];
      });
    },

    /** What of this composition isn't rendered, each unit once. */
    of(manifest: ReleaseManifest): UnrenderedUnit[] {
      const units = new Map<string, UnrenderedUnit>();
      for (const one of known.values()) {
        if (one.version !== versionIn(manifest, one.unit)) continue;
        const other = units.get(one.unit);
        if (!other || one.since < other.since) units.set(one.unit, one);
      }
      return [...units.values()];
    },
  };
}
