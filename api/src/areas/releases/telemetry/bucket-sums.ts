import { type Vital, vitals } from '@site/shared/contracts';
import { sql } from 'kysely';

/**
 * A vital's histograms in page_views added up, bucket by bucket. Written out, since rows with arrays of their own would
 * be a hundred times as many.
 */
export function sumOfBuckets(vital: Vital) {
  const sums = [...vitals[vital].edges, null].map(
    (_, bucket) => sql`coalesce(sum(${sql.ref(vital)}[${sql.lit(bucket + 1)}]), 0)`,
  );
  return sql<number[]>`array[${sql.join(sums)}]::float8[]`;
}
