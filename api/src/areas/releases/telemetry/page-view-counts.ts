/** Page views added up, by what they were made of. */
import {
  type PageViewReport,
  type Vital,
  vitalNames,
  vitals,
} from '@site/shared/contracts/releases';
import type { ProvedPage } from './page-view-proof.ts';

/** What counts are grouped by, besides the minute. */
export interface Release {
  unit: string;
  version: string;
  channel: string;
  manifest_id: string;
}

export interface PageViewCount extends Release, Partial<Record<Vital, number[]>> {
  documents: number;
  views: number;
  healed: number;
}

export interface FailureCount extends Release {
  stage: string;
  failures: number;
}

/** A page view as its browser reported it. */
export interface ReportedPageView {
  page: ProvedPage;
  report: PageViewReport;
  /** Which group the network is in that it came from. */
  networkGroup: number;
}

export interface Counts {
  views: PageViewCount[];
  failures: FailureCount[];
}

export class PageViewCounts {
  readonly #views = new Map<string, PageViewCount>();
  readonly #failures = new Map<string, FailureCount>();

  /** A document was sent that this version of the shell is to start in. */
  addDocuments(release: Release, documents: number): void {
    this.#of(release).documents += documents;
  }

  add({ page, report }: ReportedPageView): void {
    for (const { unit, version, failed, healed } of report.units) {
      const release = { unit, version, channel: page.channel, manifest_id: page.manifestId };
      const count = this.#of(release);
      count.views += 1;
      if (healed) count.healed += 1;
      if (failed) this.#ofFailure(release, failed).failures += 1;
      // What a page takes is the matter of whose page it is, and of the shell around it.
      if (unit === page.unit || unit === 'shell') addVitals(count, report.vitals);
    }
  }

  all(): Counts {
    return { views: [...this.#views.values()], failures: [...this.#failures.values()] };
  }

  #of(release: Release): PageViewCount {
    const key = Object.values(release).join(' ');
    const count = this.#views.get(key) ?? { ...release, documents: 0, views: 0, healed: 0 };
    this.#views.set(key, count);
    return count;
  }

  #ofFailure(release: Release, stage: string): FailureCount {
    const key = [...Object.values(release), stage].join(' ');
    const count = this.#failures.get(key) ?? { ...release, stage, failures: 0 };
    this.#failures.set(key, count);
    return count;
  }
}

function addVitals(count: PageViewCount, measured: PageViewReport['vitals']): void {
  for (const vital of vitalNames) {
    const value = measured[vital];
    if (value === undefined) continue;
    const buckets = count[vital] ?? Array<number>(vitals[vital].edges.length + 1).fill(0);
    const bucket = bucketOf(vital, value);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    count[vital] = buckets;
  }
}

function bucketOf(vital: Vital, value: number): number {
  const bucket = vitals[vital].edges.findIndex((edge) => value <= edge);
  return bucket === -1 ? vitals[vital].edges.length : bucket;
}
