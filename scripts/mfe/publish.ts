/** Builds units, proves them, and makes them live. */
import {
  CANARY_CHANNEL,
  type CanaryInfo,
  type Channel,
  type LiveChangeMade,
} from '@site/shared/contracts';
import { build } from '../build.mjs';
import { readBuild } from '../release/read-build.mjs';
import { UNITS } from '../webpack/paths.mjs';
import { describeChange } from './describe.ts';
import { describeCanary } from './describe-canary.ts';
import { type Proof, prove } from './prove.ts';
import { exitCodes, Refusal } from './refusal.ts';
import type { Site } from './site.ts';
import { type Uploaded, upload } from './upload.ts';

interface Options {
  units: readonly string[];
  /** Whether it goes live, if it is found good. */
  promote: boolean;
  /** Whether it goes live for all at once, or for some visitors first. */
  channel: Channel;
  /** Whether it goes live without a proof. */
  force?: boolean;
  why?: string;
  say(line: string): void;
}

interface Published extends Uploaded {
  unit: string;
  /** What is live since; null if the release was only kept. */
  live: LiveChangeMade | null;
  /** How it's tried with some visitors; null if it isn't. */
  canary: CanaryInfo | null;
}

export async function publish(
  site: Site,
  { units, promote, channel, force = false, why, say }: Options,
): Promise<Published[]> {
  requireKnown(units);
  if (force && !why) throw new Refusal('--force needs --why: others will ask.', exitCodes.usage);
  const isTried = promote && channel === CANARY_CHANNEL;
  if (isTried && units.length > 1) {
    throw new Refusal('One version is tried at a time: name one unit.', exitCodes.usage);
  }
  await build(units, (unit: string, seconds: number) =>
    say(`${unit} built in ${seconds.toFixed(1)} s.`),
  ).catch(({ message }: Error) => {
    throw new Refusal(message);
  });
  const published: Published[] = [];
  for (const unit of units) {
    const uploaded = await upload(site, await readBuild(unit));
    const { version, isNew, files, sent } = uploaded;
    say(
      isNew
        ? `${unit} ${version} uploaded: ${sent} of ${files} files were new.`
        : `The site has ${unit} ${version} already.`,
    );
    if (!force) await requireProof(site, unit, version, say);
    const reason = force ? { why: `unproved: ${why}` } : why ? { why } : {};
    const wanted = { unit, version, ...reason };
    const canary = isTried ? await site.post<CanaryInfo>('/canaries', wanted) : null;
    if (canary) say(describeCanary(canary));
    const live =
      promote && !isTried ? await site.post<LiveChangeMade>('/promotions', wanted) : null;
    if (live) say(describeChange(live));
    published.push({ unit, ...uploaded, live, canary });
  }
  return published;
}

/** @throws Refusal that says what is wrong with it */
export async function requireProof(
  site: Site,
  unit: string,
  version: string,
  say: Options['say'],
): Promise<Proof> {
  const proof = await prove(site, unit, version);
  const { opened, problems } = proof;
  if (problems.length > 0) {
    throw new Refusal(
      `${unit} ${version} doesn't go live, since this is wrong:\n  ${problems.join('\n  ')}`,
    );
  }
  say(`${unit} ${version} is proved: ${opened.length} pages.`);
  return proof;
}

function requireKnown(units: readonly string[]): void {
  const unknown = units.filter((unit) => !UNITS.includes(unit));
  if (units.length > 0 && unknown.length === 0) return;
  const what = unknown.length > 0 ? `${unknown.join(', ')} can't be built here. ` : '';
  throw new Refusal(`${what}Name a unit: ${UNITS.join(', ')}.`, exitCodes.usage);
}
