/** Builds microfrontends, proves them, and makes them live. */
import {
  type ApprovalInfo,
  type ApprovalWaits,
  CANARY_CHANNEL,
  type CanaryInfo,
  type Channel,
  type LiveChangeMade,
  type UnitVersion,
} from '@site/shared/contracts/releases';
import { build } from '../build.mjs';
import { describeDist } from '../release/describe-dist.mjs';
import { readBuild } from '../release/read-build.mjs';
import { uncommittedFiles } from '../release/uncommitted.mjs';
import { MICROFRONTENDS, REMOTES } from '../webpack/paths.mjs';
import { awaitApproval, waits } from './approvals.ts';
import { requireCheck } from './check.ts';
import { declaredBy } from './declaration.ts';
import { describeChange, describeTogether } from './describe.ts';
import { describeCanary } from './describe-canary.ts';
import { liveManifest } from './http-client.ts';
import { requireProofOnce } from './proof/require-proof.ts';
import { exitCodes, Refusal, requireReason } from './refusal.ts';
import { requireRights, type Site } from './site.ts';
import { type Build, type Uploaded, upload } from './upload.ts';

interface Options {
  microfrontends: readonly string[];
  /** A folder with a finished build of one remote, by whatever bundler; without it, this clone's sources are built. */
  dist?: string;
  /** Whether it goes live, if it is found good. */
  promote: boolean;
  /** Whether it goes live for all at once, or for some visitors first. */
  channel: Channel;
  /** Whether it goes live without a proof. */
  force?: boolean;
  why?: string;
  /** Whether to wait until a second person has decided, if one has to. */
  wait?: boolean;
  say(line: string): void;
}

interface Published extends Uploaded {
  unit: string;
  /** What is live since; null if the release was only stored. */
  live: LiveChangeMade | null;
  /** How it's tried with some visitors; null if it isn't. */
  canary: CanaryInfo | null;
  /** What a second person has to approve, or has approved; null if nobody has to. */
  approval: ApprovalInfo | null;
}

export async function publish(
  site: Site,
  { microfrontends, dist, promote, channel, force = false, why, wait, say }: Options,
): Promise<Published[]> {
  requireReason({ force, why });
  if (dist) requireOne(microfrontends);
  else requireBuildable(microfrontends);
  const isTried = promote && channel === CANARY_CHANNEL;
  if (isTried && microfrontends.length > 1) {
    throw new Refusal('Only one version can be tried at a time: name one unit.', exitCodes.usage);
  }
  // A build takes a minute, and would be for nothing.
  await requireRights(site, microfrontends, promote ? ['publish', 'promote'] : ['publish']);
  const building = dist ? takeBuild(microfrontends, dist) : buildHere(microfrontends, say);
  await building.catch(refuse);
  const published: Published[] = [];
  for (const microfrontend of microfrontends) {
    const built = await readBuild(microfrontend, dist).catch(refuse);
    if (!force) await requireCheck(site, built, say);
    const uploaded = await upload(site, built, say);
    const { version } = uploaded;
    if (!force) await requireProofOnce(site, built, say);
    const change = { unit: microfrontend, version, ...(force && { force }), ...(why && { why }) };
    const made = promote ? await goLive(site, change, { isTried, wait, say }) : {};
    published.push({
      unit: microfrontend,
      ...uploaded,
      ...{ live: null, canary: null, approval: null },
      ...made,
    });
  }
  return published;
}

interface TogetherOptions extends Pick<Options, 'microfrontends' | 'why' | 'say'> {
  /** @throws Refusal unless somebody agrees to what goes live */
  confirm(question: string): Promise<void>;
}

/**
 * Makes new versions of several units live in one release manifest: all or none. For what fits none of the others that
 * are live, such as a new major version of what the shell shares.
 */
export async function publishTogether(
  site: Site,
  { microfrontends, why, say, confirm }: TogetherOptions,
): Promise<LiveChangeMade> {
  requireBuildable(microfrontends);
  await requireRights(site, microfrontends, ['publish', 'promote']);
  await buildHere(microfrontends, say).catch(refuse);
  const builds: Build[] = [];
  for (const unit of microfrontends) {
    const built = await readBuild(unit).catch(refuse);
    await upload(site, built, say);
    builds.push(built);
  }
  const versions = builds.map(({ unit, version }): UnitVersion => ({ unit, version }));
  const before = await liveManifest(site.url);
  say(describeTogether(versions, before));
  for (const built of builds) {
    const others = versions.filter(({ unit }) => unit !== built.unit);
    await requireProofOnce(site, built, say, others);
  }
  await confirm(`Make these ${versions.length} live?`);
  const [first = { unit: '', version: '' }, ...others] = versions;
  const live = await site.post<LiveChangeMade>('/promotions', {
    ...first,
    with: others,
    ...(why && { why }),
  });
  say(describeChange(live));
  say(`One step takes all of them back: restore ${before.manifestId}`);
  return live;
}

/** Makes a version live for all or for some visitors, or has that wait for a second person. */
async function goLive(
  site: Site,
  change: { unit: string; version: string; force?: boolean; why?: string },
  { isTried, wait, say }: Pick<Options, 'wait' | 'say'> & { isTried: boolean },
): Promise<Partial<Published>> {
  if (isTried) {
    const canary = await site.post<CanaryInfo | ApprovalWaits>('/canaries', change);
    if (waits(canary))
      return { approval: await awaitApproval(site, canary.approval, { wait, say }) };
    say(describeCanary(canary));
    return { canary };
  }
  const live = await site.post<LiveChangeMade | ApprovalWaits>('/promotions', change);
  if (waits(live)) return { approval: await awaitApproval(site, live.approval, { wait, say }) };
  say(describeChange(live));
  return { live };
}

/** What is wrong with a build is said without a stack. */
function refuse({ message }: Error): never {
  throw new Refusal(message);
}

async function buildHere(microfrontends: readonly string[], say: Options['say']) {
  await build(microfrontends, say);
  for (const microfrontend of microfrontends) {
    const [first, ...others] = await uncommittedFiles(microfrontend);
    if (!first) continue;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    say(`Careful: ${microfrontend} holds changes that aren't committed: ${first}${more}.`);
  }
}

const takeBuild = ([remote = '']: readonly string[], dist: string) => describeDist(remote, dist);

function requireOne(microfrontends: readonly string[]): void {
  if (microfrontends.length === 1) return;
  throw new Refusal('--dist is the build of one remote: name that.', exitCodes.usage);
}

function requireBuildable(microfrontends: readonly string[]): void {
  const unknown = microfrontends.filter((microfrontend) => !MICROFRONTENDS.includes(microfrontend));
  if (microfrontends.length > 0 && unknown.length === 0) {
    for (const remote of microfrontends.filter((one) => REMOTES.includes(one))) declaredBy(remote);
    return;
  }
  const what = unknown.length > 0 ? `${unknown.join(', ')} can't be built here. ` : '';
  throw new Refusal(`${what}Name a unit: ${MICROFRONTENDS.join(', ')}.`, exitCodes.usage);
}
