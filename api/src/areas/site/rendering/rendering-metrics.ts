import { Gauge, type Registry } from 'prom-client';
import type { LiveManifest } from '../../releases/index.ts';
import type { Renderer } from './renderer.ts';

/** What of the live units isn't rendered; looked up when metrics are scraped. */
export function measureRendering(
  registry: Registry,
  renderer: Pick<Renderer, 'unrendered'>,
  liveManifest: Pick<LiveManifest, 'current'>,
): void {
  new Gauge({
    name: 'unit_unrendered',
    help: "1 while a live unit's pages don't come rendered, by what kept the first of them; absent if they do",
    labelNames: ['unit', 'version', 'reason'],
    registers: [registry],
    async collect() {
      this.reset();
      const live = await liveManifest.current().catch(() => null);
      for (const { unit, version, reason } of live ? renderer.unrendered(live) : [])
        this.set({ unit, version, reason }, 1);
    },
  });
}
