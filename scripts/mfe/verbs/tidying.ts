/** The verb that removes what nobody needs. */
import { type Command, Option } from 'commander';
import { withSite } from '../connection.ts';
import { size } from '../table.ts';
import { print, type Shared, verb, wholeNumber } from './command-line.ts';

export function addTidying(program: Command): void {
  verb(program, 'gc', 'remove stored versions that nobody needs')
    .addOption(
      new Option('--keep <number>', "how many of each unit's latest versions to keep")
        .argParser(wholeNumber)
        .makeOptionMandatory(),
    )
    .action(({ keep, ...options }: Shared & { keep: number }) =>
      withSite(options, async (site) => {
        const answer = await site.post<{
          removed: { unit: string; version: string }[];
          files: number;
          bytes: number;
        }>('/collections', { keep });
        print(options, answer, ({ removed, files, bytes }) =>
          [
            ...removed.map(({ unit, version }) => `${unit} ${version} removed`),
            `${removed.length} versions, ${files} files, ${size(bytes)}`,
          ].join('\n'),
        );
      }),
    );
}
