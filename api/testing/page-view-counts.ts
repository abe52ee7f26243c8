import { vitals } from '@site/shared/contracts/releases';
import type { Database } from '../src/database/database.ts';

interface PageViews {
  unit: string;
  version: string;
  channel: 'live' | 'canary';
  views: number;
  failures?: number;
  /** The group of networks that they came from; by default it isn't known. */
  networkGroup?: number;
}

/** Counts page views as if pages had reported them just now; a quarter of all values is slow. */
export async function countPageViews(
  { pool }: Pick<Database, 'pool'>,
  { unit, version, channel, views, failures = 0, networkGroup }: PageViews,
): Promise<void> {
  const release = [unit, version, channel];
  const histograms = (['lcp', 'inp', 'cls'] as const).map((vital) => histogram(vital, views));
  await pool.query(
    `insert into page_views as mine (minute, unit, version, channel, manifest_id, views, lcp, inp, cls)
     values (date_trunc('minute', now()), $1, $2, $3, 'any', $4, $5, $6, $7)
     on conflict (minute, unit, version, channel, manifest_id) do update set
       views = mine.views + excluded.views, lcp = add_buckets(mine.lcp, excluded.lcp),
       inp = add_buckets(mine.inp, excluded.inp), cls = add_buckets(mine.cls, excluded.cls)`,
    [...release, views, ...histograms],
  );
  if (networkGroup !== undefined) {
    await pool.query(
      `insert into canary_views as mine
       select id, $1, $2, $3, $4, $5, $6, $7 from canaries where state = 'running'
       on conflict (canary_id, channel, network_group) do update set
         views = mine.views + excluded.views, failures = mine.failures + excluded.failures,
         lcp = add_buckets(mine.lcp, excluded.lcp), inp = add_buckets(mine.inp, excluded.inp),
         cls = add_buckets(mine.cls, excluded.cls)`,
      [channel, networkGroup, views, failures, ...histograms],
    );
  }
  if (failures === 0) return;
  await pool.query(
    `insert into page_failures as mine (minute, unit, version, channel, manifest_id, stage, failures)
     values (date_trunc('minute', now()), $1, $2, $3, 'any', 'evaluate', $4)
     on conflict (minute, unit, version, channel, manifest_id, stage) do update set
       failures = mine.failures + excluded.failures`,
    [...release, failures],
  );
}

function histogram(vital: 'lcp' | 'inp' | 'cls', views: number): number[] {
  const { good, edges } = vitals[vital];
  const limit = (edges as readonly number[]).indexOf(good);
  const slow = Math.floor(views / 4);
  return [...edges, null].map((_, bucket) => {
    if (bucket === limit) return views - slow;
    return bucket === limit + 1 ? slow : 0;
  });
}
