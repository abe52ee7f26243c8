/** `npm run mfe -- <verb>`: how a team releases, and what it can find out. */
import {
  CANARY_CHANNEL,
  type CanaryInfo,
  type CanaryList,
  type Channel,
  type HistoryEntry,
  LIVE_CHANNEL,
  type LiveChangeMade,
  type NewReleaseToken,
  type ReleaseDiff,
  type ReleaseList,
  type ReleasePreview,
  type ReleaseToken,
  releaseRights,
} from '@site/shared/contracts';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { IS_PACKED } from '../webpack/paths.mjs';
import { originOf, type Target, withSite } from './connection.ts';
import {
  describeChange,
  describeDiff,
  describeHistory,
  describeList,
  describeTokens,
} from './describe.ts';
import { describeCanaries, describeCanary } from './describe-canary.ts';
import { exitCodes, Refusal } from './refusal.ts';
import { isBroken } from './simulate/breaks.ts';
import { describeSimulation } from './simulate/describe-simulation.ts';
import type { Asked } from './simulate/simulate.ts';
import type { Site } from './site.ts';
import { size } from './table.ts';

interface Shared extends Target {
  json?: boolean;
}

interface NewOptions {
  mount: string;
  title?: string;
  standalone?: string;
}

/** Whose settings and database are at hand. */
const WITHOUT_SITE = IS_PACKED
  ? 'Name the site with --to or MFE_SITE, and set MFE_TOKEN to a token for it.'
  : "Without --to, the site is that of this clone's settings; if MFE_TOKEN isn't set either, the command acts as its operator.";

const program = new Command(IS_PACKED ? 'stepwise-mfe' : 'mfe')
  .description('Releases the shell and the remotes of a running site.')
  .exitOverride()
  .addHelpText(
    'after',
    `
${WITHOUT_SITE}
Exit codes: 0 done, ${exitCodes.refused} refused or something would break, ${exitCodes.usage} wrong use, ${exitCodes.unreachable} no answer, ${exitCodes.forbidden} token missing or not enough.`,
  );

const withSharedOptions = (command: Command) =>
  command
    .option('--to <address>', 'the site, such as https://learn.example.org (MFE_SITE)')
    .option('--json', 'print what the site answers');

/** A verb with the options that all have. */
const verb = (usage: string, description: string) =>
  withSharedOptions(program.command(usage).description(description));

const channelOption = () =>
  new Option('--channel <channel>', 'canary: some visitors first, then more, in the end all')
    .choices([LIVE_CHANNEL, CANARY_CHANNEL])
    .default(LIVE_CHANNEL);

/** Prints an answer, as it is or for people. */
function print<T>({ json }: Shared, answer: T, described: (answer: T) => string) {
  console.log(json ? JSON.stringify(answer, null, 2) : described(answer));
}

const change = (options: Shared & { why?: string }, call: string, body: object) =>
  withSite(options, async (site: Site) => {
    const { why } = options;
    const made = await site.post<LiveChangeMade>(call, { ...body, ...(why && { why }) });
    print(options, made, describeChange);
  });

/** Brought when it's needed: a rollback waits for no browser. */
const withBrowser = () => import('./publish.ts');

const wholeNumber = (text: string) => {
  if (/^\d{1,4}$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It must be a whole number above 0.');
};

// What is made of a clone's files is made in a clone.
if (!IS_PACKED) {
  program
    .command('new <name>')
    .description('make a remote with a page, a test and a place in the navigation')
    .requiredOption('--mount <path>', 'the address that it owns, such as /jobs')
    .option('--title <title>', 'of its page and its link; the name if omitted')
    .option('--standalone <folder>', 'as a repository of its own, instead of in this clone')
    .option('--to <address>', 'a site whose remotes count, too (MFE_SITE)')
    .option('--json', 'print what was made')
    .action(async (name: string, { standalone, ...options }: Shared & NewOptions) => {
      const isSiteNamed = options.to ?? process.env.MFE_SITE;
      const origin = isSiteNamed ? await originOf(options) : undefined;
      if (standalone) {
        const { describeRepository, newRepository } = await import('./new/new-repository.ts');
        const made = await newRepository(name, standalone, { ...options, origin });
        print(options, made, describeRepository);
      } else {
        const { describeMade, newRemote } = await import('./new/new-remote.ts');
        print(options, await newRemote(name, { ...options, origin }), describeMade);
      }
    });

  program
    .command('pack')
    .description('what a remote in a repository of its own needs, as packages for npm')
    .requiredOption('--out <folder>', 'where they are put')
    .option('--json', 'print what was made')
    .action(async ({ out, ...options }: Shared & { out: string }) => {
      const { describePacked, pack } = await import('./pack/pack.ts');
      print(options, await pack(out), (packed) => describePacked(out, packed));
    });
}

verb('publish [units...]', 'build, prove and upload units; they go live unless told otherwise')
  .option('--no-promote', 'keep the release without making it live')
  .addOption(channelOption().conflicts('promote'))
  .option('--force', 'make it live without a proof; needs --why')
  .option('--why <reason>', 'for the history')
  .action(
    (
      units: string[],
      options: Shared & { promote: boolean; channel: Channel; force?: boolean; why?: string },
    ) =>
      withSite(options, async (site) => {
        const say = options.json ? () => {} : console.log;
        const { publish } = await withBrowser();
        const published = await publish(site, { ...options, units, say });
        if (options.json) console.log(JSON.stringify(published, null, 2));
      }),
  );

verb('prove <unit> <version>', 'try a stored version in a browser, without making it live').action(
  (unit: string, version: string, options: Shared) =>
    withSite(options, async (site) => {
      const { requireProof } = await withBrowser();
      const proof = await requireProof(site, unit, version, options.json ? () => {} : console.log);
      if (options.json) console.log(JSON.stringify(proof, null, 2));
    }),
);

verb('simulate', 'which live remotes a change of the shell or of what it shares would break')
  .option('--shell <version>', 'a version of the shell that the site has')
  .option(
    '--shared <module>',
    'a version of a package, such as react@19.3.1, from the registry of npm; or @site/shared of this clone, or one of its façades',
  )
  .action(async (options: Shared & Asked) => {
    // Compilers are brought along only if they are needed.
    const { simulate } = await import('./simulate/simulate.ts');
    const simulation = await simulate(await originOf(options), options);
    print(options, simulation, describeSimulation);
    if (simulation.remotes.some(isBroken)) process.exitCode = exitCodes.refused;
  });

verb(
  'preview <unit> <version>',
  'a link that shows a stored version in one browser for an hour',
).action((unit: string, version: string, options: Shared) =>
  withSite(options, async (site) => {
    const made = await site.post<ReleasePreview>('/previews', { unit, version });
    print(options, made, ({ override }) => `${site.url}/?override=${encodeURIComponent(override)}`);
  }),
);

verb('promote <unit> <version>', 'make a stored version live')
  .addOption(channelOption())
  .option('--why <reason>', 'for the history')
  .action((unit: string, version: string, options: Shared & { channel: Channel; why?: string }) => {
    if (options.channel === LIVE_CHANNEL) return change(options, '/promotions', { unit, version });
    return withSite(options, async (site) => {
      const { why } = options;
      const wanted = { unit, version, ...(why && { why }) };
      print(options, await site.post<CanaryInfo>('/canaries', wanted), describeCanary);
    });
  });

verb('rollback <unit>', 'go back to the version that was live before')
  .option('--to-version <version>', 'go back to this one')
  .option('--why <reason>', 'for the history')
  .action((unit: string, { toVersion, ...options }: Shared & { toVersion?: string }) =>
    change(options, '/rollbacks', { unit, ...(toVersion && { to: toVersion }) }),
  );

verb('restore <manifest>', 'compose the site as it was in a release manifest of its history')
  .option('--why <reason>', 'for the history')
  .action((manifestId: string, options: Shared) =>
    change(options, '/restorations', { manifestId }),
  );

verb('list [unit]', 'what is live and what is stored').action(
  (unit: string | undefined, options: Shared) =>
    withSite(options, async (site) => {
      const releases = await site.get<ReleaseList>('');
      const { canaries } = await site.get<CanaryList>('/canaries');
      print(options, releases, (list) => describeList(list, canaries, unit));
    }),
);

verb('history [unit]', 'what went live when, by whom, and why')
  .option('--limit <number>', 'how many changes', wholeNumber, 20)
  .action((unit: string | undefined, { limit, ...options }: Shared & { limit: number }) =>
    withSite(options, async (site) => {
      const query = new URLSearchParams({ limit: String(limit), ...(unit && { unit }) });
      const history = await site.get<{ entries: HistoryEntry[] }>(`/history?${query}`);
      print(options, history, ({ entries }) => describeHistory(entries));
    }),
  );

verb('diff <from> <to>', 'what differs between two release manifests').action(
  (from: string, to: string, options: Shared) =>
    withSite(options, async (site) => {
      const query = new URLSearchParams({ from, to });
      print(options, await site.get<ReleaseDiff>(`/diff?${query}`), describeDiff);
    }),
);

verb('gc', 'remove stored versions that nobody needs')
  .addOption(
    new Option('--keep <number>', 'how many of the latest versions of each unit stay')
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

const canary = program
  .command('canary')
  .description('the version that some visitors get before it is live for all');

const canaryVerb = (usage: string, description: string, isDefault = false) =>
  withSharedOptions(canary.command(usage, { isDefault }).description(description));

canaryVerb('status', 'how it does, and what became of those before', true).action(
  (options: Shared) =>
    withSite(options, async (site) => {
      print(options, await site.get<CanaryList>('/canaries'), describeCanaries);
    }),
);

canaryVerb('stop', 'visitors get what is live again')
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

const tokens = program.command('tokens').description('tokens for teams: made, listed, ended');

const tokenVerb = (usage: string, description: string) =>
  withSharedOptions(tokens.command(usage).description(description));

tokenVerb('list', 'tokens that still count').action((options: Shared) =>
  withSite(options, async (site) => {
    const answer = await site.get<{ tokens: ReleaseToken[] }>('/tokens');
    print(options, answer, (list) => describeTokens(list.tokens));
  }),
);

tokenVerb('create <name>', 'make a token; it is shown once')
  .requiredOption('--unit <unit>', 'the unit that it counts for; all for every unit')
  .option(
    '--rights <list>',
    `any of ${releaseRights.join(', ')}, separated by commas`,
    'publish,promote,rollback',
  )
  .option('--days <number>', 'how long it counts', wholeNumber, 90)
  .action(
    (
      name: string,
      { unit, rights, days, ...options }: Shared & { unit: string; rights: string; days: number },
    ) =>
      withSite(options, async (site) => {
        const wanted = {
          name,
          unit: unit === 'all' ? '*' : unit,
          rights: rights.split(',') as NewReleaseToken['rights'],
          days,
        };
        const made = await site.post<ReleaseToken & { token: string }>('/tokens', wanted);
        print(
          options,
          made,
          ({ token, expiresAt }) =>
            `${token}\n\nIt counts until ${expiresAt.slice(0, 10)} and isn't shown again. Teams set it as MFE_TOKEN.`,
        );
      }),
  );

tokenVerb('end <id>', 'make a token count no more').action((id: string, options: Shared) =>
  withSite(options, async (site) => {
    await site.delete(`/tokens/${encodeURIComponent(id)}`);
    print(options, { ended: id }, () => 'The token counts no more.');
  }),
);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
// What waits for nothing any more, such as a connection that is kept alive, holds nobody up.
process.exit();

/** Says what went wrong, in one line unless it is a fault of this program. */
function exitCodeOf(error: unknown): number {
  // Commander has said it already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof Refusal) {
    console.error(error.message);
    return error.exitCode;
  }
  const isForPeople = error instanceof Error && error.name === 'StartupError';
  console.error(isForPeople ? error.message : error);
  return exitCodes.refused;
}
