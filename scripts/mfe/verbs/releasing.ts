/** Verbs that take a version as far as it goes: try it, show it, and make it live. */
import {
  type ApprovalWaits,
  CANARY_CHANNEL,
  type CanaryInfo,
  type Channel,
  LIVE_CHANNEL,
  type LiveChangeMade,
  type ReleasePreview,
} from '@site/shared/contracts/releases';
import { type Command, Option } from 'commander';
import { awaitApproval, waits } from '../approvals.ts';
import { originOf, withSite } from '../connection.ts';
import { describeChange } from '../describe.ts';
import { describeCanary } from '../describe-canary.ts';
import { exitCodes, requireReason } from '../refusal.ts';
import { describeSimulation, isBroken } from '../simulate/breaks.ts';
import type { RequestedChange } from '../simulate/simulate.ts';
import type { Site } from '../site.ts';
import { print, type Shared, verb } from './command-line.ts';

interface Waiting {
  why?: string;
  /** Until a second person has decided. */
  wait?: boolean;
}

export function addReleasing(program: Command): void {
  verb(
    program,
    'publish [units...]',
    'build, prove and upload units, and make them live unless told otherwise',
  )
    .option('--dist <folder>', 'take a finished build, by whatever bundler, of one remote')
    .option('--no-promote', 'keep the release without making it live')
    .addOption(channelOption().conflicts('promote'))
    .option('--force', 'make it live without a proof, whatever its files say; needs --why')
    .option('--why <reason>', 'for the history')
    .addOption(waitOption())
    .action(
      (
        microfrontends: string[],
        options: Shared &
          Waiting & { dist?: string; promote: boolean; channel: Channel; force?: boolean },
      ) =>
        withSite(options, async (site) => {
          const say = options.json ? () => {} : console.log;
          const { buildsOver, publish } = await withBrowser();
          const published = await publish(site, { ...options, microfrontends, say });
          if (options.json) console.log(JSON.stringify(published, null, 2));
          await buildsOver();
        }),
    );

  verb(
    program,
    'prove <unit> <version>',
    'try a stored version in a browser, without making it live',
  ).action((microfrontend: string, version: string, options: Shared) =>
    withSite(options, async (site) => {
      const { requireProof } = await withBrowser();
      const proof = await requireProof(
        site,
        microfrontend,
        version,
        options.json ? () => {} : console.log,
      );
      if (options.json) console.log(JSON.stringify(proof, null, 2));
    }),
  );

  verb(
    program,
    'simulate',
    'which live remotes a change of the shell or of what it shares would break',
  )
    .option('--shell <version>', 'a version of the shell that the site has')
    .option(
      '--shared <module>',
      'a version of a package on npm, such as react@19.3.1; or @site/shared of this clone, or one of its façades',
    )
    .action(async (options: Shared & RequestedChange) => {
      // Compilers are brought along only if they are needed.
      const { simulate } = await import('../simulate/simulate.ts');
      const simulation = options.shell
        ? await withSite(options, ({ url, token }) => simulate(url, options, token))
        : await simulate(await originOf(options), options);
      print(options, simulation, describeSimulation);
      if (simulation.remotes.some(isBroken)) process.exitCode = exitCodes.refused;
    });

  verb(
    program,
    'preview <unit> <version>',
    'a link that shows a stored version in one browser for an hour',
  ).action((microfrontend: string, version: string, options: Shared) =>
    withSite(options, async (site) => {
      const made = await site.post<ReleasePreview>('/previews', { unit: microfrontend, version });
      print(
        options,
        made,
        ({ override }) => `${site.url}/?override=${encodeURIComponent(override)}`,
      );
    }),
  );

  verb(program, 'promote <unit> <version>', 'make a stored version live')
    .addOption(channelOption())
    .option('--force', 'whatever its files say against it; needs --why')
    .option('--why <reason>', 'for the history')
    .addOption(waitOption())
    .action(
      (
        microfrontend: string,
        version: string,
        {
          channel,
          why,
          force,
          ...options
        }: Shared & Waiting & { channel: Channel; force?: boolean },
      ) => {
        requireReason({ force, why });
        const change = {
          unit: microfrontend,
          version,
          ...(force && { force }),
          ...(why && { why }),
        };
        return channel === LIVE_CHANNEL
          ? requestChange<LiveChangeMade>(options, '/promotions', change, describeChange)
          : requestChange<CanaryInfo>(options, '/canaries', change, describeCanary);
      },
    );
}

const channelOption = () =>
  new Option('--channel <channel>', 'canary: some visitors first, then more, finally all')
    .choices([LIVE_CHANNEL, CANARY_CHANNEL])
    .default(LIVE_CHANNEL);

const waitOption = () =>
  new Option('--wait', 'wait until a second person has decided, if one has to');

/** A change that may have to wait for a second person. */
const requestChange = <T extends object>(
  options: Shared & { wait?: boolean },
  call: string,
  body: object,
  described: (made: T) => string,
) =>
  withSite(options, async (site: Site) => {
    const made = await site.post<T | ApprovalWaits>(call, body);
    if (!waits(made)) return print(options, made, described);
    const say = options.json ? () => {} : console.log;
    const approval = await awaitApproval(site, made.approval, { wait: options.wait, say });
    if (options.json) console.log(JSON.stringify({ approval }, null, 2));
  });

/** Brought when it's needed: a rollback waits for no browser. */
const withBrowser = () => import('../publish.ts');
