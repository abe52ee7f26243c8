/** Verbs that begin with the sources of a remote: make it, pack what it needs, develop it. */
import type { Command } from 'commander';
import { onParentGone } from '../../process/follow-parent.mjs';
import { IS_PACKED } from '../../webpack/paths.mjs';
import { originOf } from '../connection.ts';
import { portNumber, print, type Shared, verb } from './command-line.ts';

interface NewOptions {
  mount: string;
  title?: string;
  standalone?: string;
}

export function addMaking(program: Command): void {
  // What is made of a clone's files is made in a clone.
  if (!IS_PACKED) {
    program
      .command('new <name>')
      .description('make a remote with a page, a test and a place in the navigation')
      .requiredOption('--mount <path>', 'the address it owns, such as /jobs')
      .option('--title <title>', 'of its page and its link; its name if left out')
      .option('--standalone <folder>', 'as a repository of its own, instead of in this clone')
      .option('--to <address>', 'a site whose remotes count too (MFE_SITE)')
      .option('--json', 'print what was made')
      .action(async (name: string, { standalone, ...options }: Shared & NewOptions) => {
        const isSiteNamed = options.to ?? process.env.MFE_SITE;
        const origin = isSiteNamed ? await originOf(options) : undefined;
        if (standalone) {
          const { describeRepository, newRepository } = await import('../new/new-repository.ts');
          const made = await newRepository(name, standalone, { ...options, origin });
          print(options, made, describeRepository);
        } else {
          const { describeMade, newRemote } = await import('../new/new-remote.ts');
          print(options, await newRemote(name, { ...options, origin }), describeMade);
        }
      });

    program
      .command('pack')
      .description('what a remote in a repository of its own needs, as packages for npm')
      .requiredOption('--out <folder>', 'where to put them')
      .option('--json', 'print what was made')
      .action(async ({ out, ...options }: Shared & { out: string }) => {
        const { describePacked, pack } = await import('../pack/pack.ts');
        print(options, await pack(out), (packed) => describePacked(out, packed));
      });
  }

  verb(
    program,
    'dev [remote]',
    'a remote with hot reload inside a running site, on this machine alone',
  )
    .option('--port <number>', 'where to open it', portNumber, 4000)
    .action(async (remote: string | undefined, options: Shared & { port: number }) => {
      const origin = await originOf(options);
      // Compilers are brought along only if they are needed.
      const { describeDevelopment, startDevelopment } = await import('../dev/dev.ts');
      const stopped = untilStopped();
      const isQuiet = options.json === true;
      const say = isQuiet ? () => {} : console.log;
      const { close, ...development } = await startDevelopment(origin, {
        remote,
        port: options.port,
        say,
        isQuiet,
      });
      print(options, development, describeDevelopment);
      await stopped;
      await close();
    });
}

/** Resolves when this program is ended, or the one that started it is gone. */
const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
    onParentGone(resolve);
  });
