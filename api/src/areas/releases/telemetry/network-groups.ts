/** Page views of a few groups of networks apart, so that what one network reports can be left out. */
import { createHmac } from 'node:crypto';
import { networkOf } from '../../../limits/index.ts';
import { isLoopback } from '../../../network/loopback.ts';
import { type PageViewCount, PageViewCounts, type ReportedPageView } from './page-view-counts.ts';

/** Few enough that a group says nothing about who is in it, and that leaving one out leaves most page views. */
export const NETWORK_GROUPS = 8;

/** Of this machine, whose reports are never left out: its operator tries candidates there. */
const OWN_MACHINE = -1;

/** The group of the network that an address belongs to: the same in all processes, and nobody can choose it. */
export function networkGroupOf(key: Buffer, ip: string): number {
  if (isLoopback(ip) || isLoopback(networkOf(ip))) return OWN_MACHINE;
  const hash = createHmac('sha256', key)
    .update(`network group ${networkOf(ip)}`)
    .digest();
  return hash.readUInt8() % NETWORK_GROUPS;
}

export interface GroupCount extends Pick<PageViewCount, 'unit' | 'version' | 'channel' | 'views'> {
  network_group: number;
  failures: number;
  lcp?: number[];
  inp?: number[];
  cls?: number[];
}

/** Whatever release manifest they were of. */
const ANY = 'any';

export class CountsByGroup {
  readonly #groups = new Map<number, PageViewCounts>();

  add(pageView: ReportedPageView): void {
    const counts = this.#groups.get(pageView.networkGroup) ?? new PageViewCounts();
    this.#groups.set(pageView.networkGroup, counts);
    counts.add({ ...pageView, page: { ...pageView.page, manifestId: ANY } });
  }

  all(): GroupCount[] {
    return [...this.#groups].flatMap(([network_group, counts]) => {
      const { views, failures } = counts.all();
      return views.map((count) => ({
        ...{ network_group, ...count },
        failures: failures
          .filter(
            ({ unit, version, channel }) =>
              unit === count.unit && version === count.version && channel === count.channel,
          )
          .reduce((sum, { failures }) => sum + failures, 0),
      }));
    });
  }
}
