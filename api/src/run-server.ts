import path from 'node:path';
import { buildApp } from './app.ts';
import { runCommand } from './command.ts';
import type { Composition } from './composition.ts';
import { readConfig } from './config.ts';
import { migrate } from './database/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { listen } from './listen.ts';
import { describeLoad, loadContent } from './modules/content/index.ts';
import { ensureDemoAccounts } from './modules/demonstration/index.ts';
import { createMailTransport, startSender } from './modules/mail/index.ts';
import { projectRoot } from './project-root.ts';
import { closeOnSignals } from './shutdown.ts';

/** The API's process: everything is opened in order, and closed in reverse when it is told to end. */
export const runServer = (composition?: Composition) =>
  runCommand(async () => {
    const onClose = closeOnSignals();
    const config = readConfig();
    const database = await openDatabase(config, console.log);
    onClose(() => database.close());
    await migrate(database);
    const loaded = await loadContent(database, path.join(projectRoot, 'api/content'));
    for (const line of describeLoad(loaded)) console.log(line);
    const accounts = await ensureDemoAccounts({ config, database });
    const app = await buildApp(config, database, composition);
    onClose(() => app.close());
    const onProblem = (problem: string) => app.log.error(problem);
    const sender = startSender({ database, transport: createMailTransport(config), onProblem });
    onClose(() => sender.stop());
    await listen(app, config);
    if (!config.smtpUrl) console.log(`Mails are written to ${config.outboxDir}`);
    console.log(`Ready at ${config.publicUrl}`);
    process.send?.({ ready: true, url: config.publicUrl, accounts });
  });
