/** Verbs about the version that some visitors get first. */
import type { CanaryInfo, CanaryList } from '@site/shared/contracts/releases';
import type { Command } from 'commander';
import { withSite } from '../connection.ts';
import { describeCanaries, describeCanary } from '../describe-canary.ts';
import { Refusal } from '../refusal.ts';
import { print, type Shared, verb } from './command-line.ts';

export function addCanary(program: Command): void {
  const canary = program
    .command('canary')
    .description("the version that some visitors get before it's live for all");

  verb(canary, 'status', "how it's doing, and what became of earlier ones", {
    isDefault: true,
  }).action((options: Shared) =>
    withSite(options, async (site) => {
      print(options, await site.get<CanaryList>('/canaries'), describeCanaries);
    }),
  );

  verb(canary, 'stop', 'give visitors what is live again')
    .option('--why <reason>', 'for the others')
    .action(({ why, ...options }: Shared & { why?: string }) =>
      withSite(options, async (site) => {
        const { canaries } = await site.get<CanaryList>('/canaries');
        const running = canaries.find(({ state }) => state === 'running');
        if (!running) throw new Refusal('No version is being tried with some visitors.');
        const stopped = await site.post<CanaryInfo>(
          `/canaries/${running.id}/stop`,
          why ? { why } : {},
        );
        print(options, stopped, describeCanary);
      }),
    );
}
