import path from 'node:path';
import { buildApp } from '../app.ts';
import { ensureDemoAccounts, shutDemoAccounts } from '../areas/identity/index.ts';
import type { Composition } from '../composition.ts';
import { readConfig } from '../config/config.ts';
import { withoutDemo } from '../config/demo-mode.ts';
import { projectRoot } from '../config/project-root.ts';
import { loadChangedContent } from '../content/index.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { STOP_MS, startJobs } from '../jobs/start-jobs.ts';
import { openProcessLog } from '../logging/process-log.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { siteJobs } from '../site-jobs.ts';
import { DRAIN_MS, listen } from './listen.ts';
import { announceSite } from './running-sites.ts';
import { closeOnSignals } from './shutdown.ts';

/** For closing the application once nobody is connected any more. */
const CLOSE_MS = 2_000;

/**
 * The API's process: everything is opened in order, and closed in reverse when it is signalled to end. What prevents a
 * start ends it with 1.
 */
export async function runServer(composition?: Composition): Promise<void> {
  const log = openProcessLog();
  const giveUp = (error: unknown) => {
    log.fatal(error);
    process.exit(1);
  };
  try {
    const onClose = closeOnSignals(log.error);
    const config = readConfig();
    const database = await openDatabase(config, log.notice, giveUp);
    onClose(() => database.close());
    for (const name of await migrate(database)) log.notice(`Applied ${name}`);
    const contentFolder = path.join(projectRoot, 'api/content');
    for (const line of await loadChangedContent(database, contentFolder)) log.notice(line);
    const context = { config, database };
    if (!config.demo) {
      await shutDemoAccounts(context);
      log.notice(withoutDemo(config));
    }
    const accounts = config.demo ? await ensureDemoAccounts(context) : [];
    const app = await buildApp(config, database, composition);
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
    if (!config.smtpUrl) log.notice(`Mails are written to ${config.outboxDir}`);
    log.notice(`Ready at ${config.publicUrl}`);
    process.send?.({ ready: true, url: config.publicUrl, accounts });
  } catch (error) {
    giveUp(error);
  }
}
