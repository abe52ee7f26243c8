/** Verbs that make live again what was live before. */
import type { LiveChangeMade } from '@site/shared/contracts';
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
        unit: string,
        {
          toVersion: to,
          fromVersion: from,
          ...options
        }: Shared & { toVersion?: string; fromVersion?: string },
      ) => change(options, '/rollbacks', { unit, ...(to && { to }), ...(from && { from }) }),
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
}

const change = (options: Shared & { why?: string }, call: string, body: object) =>
  withSite(options, async (site) => {
    const { why } = options;
    const made = await site.post<LiveChangeMade>(call, { ...body, ...(why && { why }) });
    print(options, made, describeChange);
  });
