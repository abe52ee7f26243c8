import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../../context.ts';
import type { LiveManifest } from '../../releases/index.ts';
import { runtimeConfig } from '../page/page.routes.ts';
import { findConfinement, warnIfUnconfined } from './confinement.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** The renderer of this configuration; it reports to the log and the metrics how it goes, and ends with the application. */
export function startRenderer(
  app: FastifyInstance,
  { config, metrics }: Context,
  liveManifest: LiveManifest,
): Renderer {
  const renderer = createRenderer({
    releasesDir: config.releasesDir,
    processes: config.renderers,
    limitMs: config.renderLimitMs,
    config: runtimeConfig(config),
    publicUrl: config.publicUrl,
    report(unit, version, { message, reason }, isNews) {
      metrics.renderFailures.inc({ unit, version, reason });
      // One line, and not one for each page, until it's rendered again.
      if (!isNews) return;
      app.log.warn(
        { unit, version, reason },
        `${unit} could not be rendered: ${message.slice(0, 300)}`,
      );
    },
    // As loud as the failure was, so that a log doesn't end with it.
    renderedAgain: ({ unit, version, since }) =>
      app.log.warn({ unit, version, since }, `${unit} is rendered again`),
  });
  measureRendering(metrics.registry, renderer, liveManifest);
  app.addHook('onClose', () => renderer.close());
  app.addHook('onListen', async () => {
    if (config.renderers > 0) warnIfUnconfined(await findConfinement(), app.log);
  });
  return renderer;
}

/** What of the live units isn't rendered, and what waits for it; looked up when metrics are scraped. */
function measureRendering(
  registry: Registry,
  renderer: Pick<Renderer, 'unrendered' | 'waiting'>,
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
  new Gauge({
    name: 'renders_waiting',
    help: 'Pages that wait to be rendered',
    registers: [registry],
    async collect() {
      this.set(await renderer.waiting());
    },
  });
}
