import path from 'node:path';
import { buildApp } from '../app.ts';
import { ensureDemoAccounts, shutDemoAccounts } from '../areas/identity/index.ts';
import type { Composition } from '../composition.ts';
import type { Config } from '../config/config.ts';
import { withoutDemo } from '../config/demo-mode.ts';
import { projectRoot } from '../config/project-root.ts';
import { loadChangedContent } from '../content/index.ts';
import type { Database } from '../database/database.ts';
import { STOP_MS, startJobs } from '../jobs/start-jobs.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { siteJobs } from '../site-jobs.ts';
import { DRAIN_MS, listen } from './listen.ts';
import { announceSite } from './running-sites.ts';
import type { closeOnSignals } from './shutdown.ts';

/** For closing the application once nobody is connected any more. */
const CLOSE_MS = 2_000;

interface Opened {
  config: Config;
  /** Migrated. */
  database: Database;
  composition: Composition | undefined;
  onClose: ReturnType<typeof closeOnSignals>;
  notice(line: string): void;
}

/** Everything that a process does with its database, up to accepting connections. */
export async function serveSite({ config, database, composition, onClose, notice }: Opened) {
  const contentFolder = path.join(projectRoot, 'api/content');
  for (const line of await loadChangedContent(database, contentFolder)) notice(line);
  const context = { config, database };
  if (!config.demo) {
    await shutDemoAccounts(context);
    notice(withoutDemo(config));
  }
  // Hashing their passwords takes other threads.
  const [app, accounts] = await Promise.all([
    buildApp(config, database, composition),
    config.demo ? ensureDemoAccounts(context) : [],
  ]);
  const jobs = await startJobs({
    database,
    jobs: await siteJobs(config, database),
    onProblem(problem, job) {
      if (job && !job.isLast) app.log.warn({ job }, problem);
      else app.log.error({ job }, problem);
    },
  });
  onClose(() => jobs.stop(), STOP_MS + CLOSE_MS);
  // Last, so that it closes first: what is under way still needs the rest.
  onClose(() => app.close(), config.drainSeconds * 1000 + DRAIN_MS + CLOSE_MS);
  if (config.metricsPort !== null) {
    const address = { port: config.metricsPort, host: config.metricsHost };
    onClose(await serveMetrics(app.metrics, address));
  }
  await listen(app, config);
  onClose(await announceSite(config.dataDir, config.publicUrl));
  if (!config.smtpUrl) notice(`Mails are written to ${config.outboxDir}`);
  notice(`Ready at ${config.publicUrl}`);
  process.send?.({ ready: true, url: config.publicUrl, accounts });
}
