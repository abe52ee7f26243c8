/** Verbs that take a version as far as it goes: try it, show it, and make it live. */
import { createInterface } from 'node:readline/promises';
import {
  type ApprovalWaits,
  CANARY_CHANNEL,
  type CanaryInfo,
  type Channel,
  LIVE_CHANNEL,
  type LiveChangeMade,
  type ReleasePreview,
  type UnitVersion,
} from '@site/shared/contracts/releases';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { awaitApproval, waits } from '../approvals.ts';
import { originOf, withSite } from '../connection.ts';
import { describeChange } from '../describe.ts';
import { describeCanary } from '../describe-canary.ts';
import { exitCodes, Refusal, requireReason } from '../refusal.ts';
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
    .addOption(
      new Option(
        '--together',
        'make all of them live in one release manifest, or none: for a new major version of what the shell shares',
      ).conflicts(['dist', 'promote', 'channel', 'force', 'wait']),
    )
    .option('--yes', "with --together: don't ask before they go live")
    .option('--no-promote', 'keep the release without making it live')
    .addOption(channelOption().conflicts('promote'))
    .option('--force', 'make it live without a proof, whatever its files say; needs --why')
    .option('--why <reason>', 'for the history')
    .addOption(waitOption())
    .action(
      (
        microfrontends: string[],
        options: Shared &
          Waiting & {
            dist?: string;
            together?: boolean;
            yes?: boolean;
            promote: boolean;
            channel: Channel;
            force?: boolean;
          },
      ) =>
        withSite(options, async (site) => {
          const say = options.json ? () => {} : console.log;
          // Brought when it's needed: a rollback waits for no browser.
          const { publish, publishTogether } = await import('../publish.ts');
          const published = options.together
            ? await publishTogether(site, {
                ...options,
                microfrontends,
                say,
                confirm: options.yes ? async () => {} : confirm,
              })
            : await publish(site, { ...options, microfrontends, say });
          if (options.json) console.log(JSON.stringify(published, null, 2));
        }),
    );

  verb(
    program,
    'prove <unit> <version>',
    'try a stored version in a browser, without making it live',
  )
    .addOption(withOption())
    .action((microfrontend: string, version: string, options: Shared & Together) =>
      withSite(options, async (site) => {
        const { requireProof } = await import('../proof/require-proof.ts');
        const proof = await requireProof(
          site,
          { unit: microfrontend, version },
          options.json ? () => {} : console.log,
          { together: options.with },
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
    .option(
      '--prove',
      "with --shared: build this clone's shell with any package that it depends on, store it, and try all live remotes in a browser",
    )
    .action(async (options: Shared & RequestedChange & { prove?: boolean }) => {
      if (options.prove) return tryInBrowser(options);
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
  )
    .addOption(withOption())
    .action((microfrontend: string, version: string, options: Shared & Together) =>
      withSite(options, async (site) => {
        const shown = { unit: microfrontend, version, with: options.with };
        const made = await site.post<ReleasePreview>('/previews', shown);
        print(
          options,
          made,
          ({ override }) => `${site.url}/?override=${encodeURIComponent(override)}`,
        );
      }),
    );

  verb(program, 'promote <unit> <version>', 'make a stored version live')
    .addOption(channelOption())
    .addOption(withOption())
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
          with: together,
          ...options
        }: Shared & Waiting & Together & { channel: Channel; force?: boolean },
      ) => {
        requireReason({ force, why });
        if (together.length > 0 && channel === CANARY_CHANNEL)
          throw new Refusal(ALL_AT_ONCE, exitCodes.usage);
        const change = {
          unit: microfrontend,
          version,
          ...(force && { force }),
          ...(why && { why }),
        };
        return channel === LIVE_CHANNEL
          ? requestChange<LiveChangeMade>(
              options,
              '/promotions',
              { ...change, with: together },
              describeChange,
            )
          : requestChange<CanaryInfo>(options, '/canaries', change, describeCanary);
      },
    );
}

const tryInBrowser = ({ shared = '', ...options }: Shared & RequestedChange) =>
  withSite(options, async (site) => {
    const { describeTrial, tryPackage } = await import('../simulate/try-package.ts');
    const trial = await tryPackage(site, shared, options.json ? () => {} : console.log);
    print(options, trial, (made) => describeTrial(shared, made));
    if (trial.problems.length > 0) process.exitCode = exitCodes.refused;
  });

const ALL_AT_ONCE =
  "What goes live together can't be tried with some visitors: leave out --channel.";

interface Together {
  /** Versions of other units that go live with it, all or none. */
  with: UnitVersion[];
}

const withOption = () =>
  new Option('--with <unit@version...>', 'stored versions of other units that belong to it')
    .argParser(unitVersion)
    .default([], 'none');

function unitVersion(text: string, others: UnitVersion[]): UnitVersion[] {
  const [, unit, version] = /^([^@]+)@(.+)$/.exec(text) ?? [];
  if (unit && version) return [...others, { unit, version }];
  throw new InvalidArgumentError('Name a unit and its version, such as mfe-auth@1.0.0-h12345678.');
}

/** @throws Refusal unless somebody at a terminal agrees */
async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Refusal(`${question} Say so with --yes.`, exitCodes.usage);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Nothing has gone live.');
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
