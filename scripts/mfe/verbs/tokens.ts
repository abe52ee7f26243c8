/** Verbs about the tokens of teams. */
import { releaseRights } from '@site/shared/contracts/composition';
import type { NewReleaseToken, ReleaseToken } from '@site/shared/contracts/releases';
import type { Command } from 'commander';
import { withSite } from '../connection.ts';
import { describeTokens } from '../describe.ts';
import { print, type Shared, someOf, verb, wholeNumber } from './command-line.ts';

export function addTokens(program: Command): void {
  const tokens = program.command('tokens').description('tokens for teams: made, listed, ended');

  verb(tokens, 'list', 'tokens that are still valid').action((options: Shared) =>
    withSite(options, async (site) => {
      const answer = await site.get<{ tokens: ReleaseToken[] }>('/tokens');
      print(options, answer, (list) => describeTokens(list.tokens));
    }),
  );

  verb(tokens, 'create <name>', "make a token; it's shown once")
    .requiredOption('--unit <unit>', "the unit it's valid for; all for every unit")
    .option(
      '--rights <list>',
      `any of ${releaseRights.join(', ')}, separated by commas`,
      someOf(releaseRights),
      ['publish', 'promote', 'rollback'],
    )
    .option('--days <number>', "how long it's valid", wholeNumber, 90)
    .action(
      (
        name: string,
        {
          unit,
          rights,
          days,
          ...options
        }: Shared & { unit: string; rights: NewReleaseToken['rights']; days: number },
      ) =>
        withSite(options, async (site) => {
          const requested = {
            name,
            unit: unit === 'all' ? '*' : unit,
            rights,
            days,
          };
          const made = await site.post<ReleaseToken & { token: string }>('/tokens', requested);
          print(
            options,
            made,
            ({ token, expiresAt }) =>
              `${token}\n\nIt's valid until ${expiresAt.slice(0, 10)} and won't be shown again. Teams set it as MFE_TOKEN.`,
          );
        }),
    );

  verb(tokens, 'end <id>', 'make a token invalid').action((id: string, options: Shared) =>
    withSite(options, async (site) => {
      await site.delete(`/tokens/${encodeURIComponent(id)}`);
      print(options, { ended: id }, () => 'The token is no longer valid.');
    }),
  );
}
