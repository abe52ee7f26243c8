/** Verbs that make live again what was live before, or see to it that nobody does. */
import type { LiveChangeMade } from '@site/shared/contracts/releases';
import type { Command } from 'commander';
import { withSite } from '../connection.ts';
import { describeChange } from '../describe.ts';
import { print, type Shared, verb } from './command-line.ts';

export function addGoingBack(program: Command): void {
  verb(program, 'rollback <unit>', 'go back to the version that was live before')
    .option('--to-version <version>', 'go back to this one')
    .option('--from-version <version>', 'only if this one is live: asked twice, it goes back once')
    .option('--why <reason>', 'for the history')
    .action(
      (
        microfrontend: string,
        {
          toVersion: to,
          fromVersion: from,
          ...options
        }: Shared & { toVersion?: string; fromVersion?: string },
      ) =>
        change(options, '/rollbacks', {
          unit: microfrontend,
          ...(to && { to }),
          ...(from && { from }),
        }),
    );

  verb(
    program,
    'restore <manifest>',
    'compose the site as it was in a release manifest of its history',
  )
    .option('--why <reason>', 'for the history')
    .action((manifestId: string, options: Shared) =>
      change(options, '/restorations', { manifestId }),
    );

  verb(
    program,
    'withdraw <unit> <version>',
    'see to it that nobody can go back to a version, for good',
  )
    .requiredOption('--why <reason>', 'for the history')
    .action(
      (microfrontend: string, version: string, { why, ...options }: Shared & { why: string }) =>
        withSite(options, async (site) => {
          const made = await site.post<LiveChangeMade>('/withdrawals', {
            unit: microfrontend,
            version,
            why,
          });
          print(options, made, ({ manifestId }) =>
            describeWithdrawal(microfrontend, version, manifestId),
          );
        }),
    );
}

const describeWithdrawal = (microfrontend: string, version: string, manifestId: string) =>
  `${microfrontend} ${version} is withdrawn: nobody can go back to it.\nRelease manifest ${manifestId} is live.`;

const change = (options: Shared & { why?: string }, call: string, body: object) =>
  withSite(options, async (site) => {
    const { why } = options;
    const made = await site.post<LiveChangeMade>(call, { ...body, ...(why && { why }) });
    print(options, made, describeChange);
  });
