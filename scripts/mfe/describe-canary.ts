/** What people read of canaries; --json prints what the site answers instead. */
import type { CanaryInfo, CanaryList } from '@site/shared/contracts/releases';
import { moment, table } from './table.ts';

const states: Record<CanaryInfo['state'], string> = {
  running: 'running',
  promoted: 'live for all',
  'rolled-back': 'taken back',
  stopped: 'stopped',
};

export const percent = (share: number): string => `${Number((share * 100).toPrecision(3))} %`;

/** The latest, and those before it. */
export function describeCanaries({ canaries }: CanaryList): string {
  const [latest, ...earlier] = canaries;
  if (!latest) return 'No version has ever been tried with some visitors.';
  if (earlier.length === 0) return describeCanary(latest);
  const rows = earlier.map(({ unit, version, beganAt, beganBy, state, verdict }) => [
    ...[unit, version, moment(beganAt), beganBy, states[state], verdict],
  ]);
  const head = ['Unit', 'Version', 'Began (UTC)', 'By', 'Ended', 'Why'];
  return `${describeCanary(latest)}\n\n${table([head, ...rows])}`;
}

export function describeCanary(canary: CanaryInfo): string {
  const { unit, version, comparedWith, state, share, shareSince, beganAt, beganBy } = canary;
  const isRunning = state === 'running';
  return [
    `${unit} ${version} ${isRunning ? `has been shown to ${percent(share)} of visitors since ${moment(shareSince)} UTC.` : `is no longer being tried: ${states[state]}, ${moment(canary.endedAt ?? beganAt)} UTC.`}`,
    `Begun ${moment(beganAt)} UTC by ${beganBy}${canary.approvedBy ? `, approved by ${canary.approvedBy}` : ''}${canary.why ? `: ${canary.why}` : '.'}`,
    table([
      ['', 'Page views', 'Failed'],
      [version, ...counts(canary.candidate)],
      [comparedWith, ...counts(canary.live)],
    ]),
    canary.verdict,
  ].join('\n');
}

const counts = ({ views, failures }: CanaryInfo['live']): string[] => [
  String(views),
  views === 0 ? String(failures) : `${failures} (${((failures / views) * 100).toFixed(1)} %)`,
];
