import type { Context } from './bench.ts';
import type { Section } from './report.ts';
export async function measurePages(_: Context): Promise<Section[]> {
  return [];
}
