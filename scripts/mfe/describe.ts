/** What people read; --json prints what the site answers instead. */
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type {
  ApprovalInfo,
  CanaryInfo,
  HistoryEntry,
  LiveChangeMade,
  ReleaseDiff,
  ReleaseList,
  ReleaseToken,
  UnitDiff,
  UnitVersion,
} from '@site/shared/contracts/releases';
import { percent } from './describe-canary.ts';
import { moment, size, table } from './table.ts';

export function describeChange({ manifestId, changed }: LiveChangeMade): string {
  const lines = Object.entries(changed).map(([microfrontend, version]) =>
    version ? `${microfrontend} ${version} is live.` : `${microfrontend} has left the site.`,
  );
  if (lines.length === 0) lines.push('Nothing had to change.');
  return [...lines, `Release manifest ${manifestId} is live.`].join('\n');
}

/** What would replace what, in one release manifest. */
export const describeTogether = (
  versions: readonly UnitVersion[],
  { shell, remotes }: ReleaseManifest,
): string =>
  [
    'These go live together, all or none:',
    ...versions.map(({ unit, version }) => {
      const before = (unit === 'shell' ? shell : remotes[unit])?.version ?? 'none';
      return `  ${unit}  ${before} → ${version}`;
    }),
  ].join('\n');

/** Versions that are neither live nor were: some visitors have one of them, others wait for a second person. */
interface Candidates {
  canaries: readonly CanaryInfo[];
  approvals: readonly ApprovalInfo[];
}

export function describeList(
  { manifestId, units }: ReleaseList,
  { canaries, approvals }: Candidates,
  only?: string,
): string {
  if (!manifestId) return 'Nothing is live yet. Publish the shell and all remotes.';
  const candidate = canaries.find(({ state }) => state === 'running');
  const waiting = approvals.filter(({ state }) => state === 'pending');
  const rows = units
    .filter(({ unit }) => !only || unit === only)
    .flatMap(({ unit, previous, versions }) =>
      versions.map(({ version, storedAt, storedBy, bytes, isLive, isWithdrawn }) => {
        const isThis = (other: { unit: string; version: string | null }) =>
          other.unit === unit && other.version === version;
        const states = [
          candidate && isThis(candidate)
            ? `for ${percent(candidate.share)}`
            : placeOf(isLive, previous.indexOf(version)),
          waiting.some(isThis) ? 'waits for approval' : '',
          isWithdrawn ? 'withdrawn' : '',
        ];
        const state = states.filter((one) => one !== '').join(', ');
        return [unit, version, state, size(bytes), moment(storedAt), storedBy];
      }),
    );
  if (rows.length === 0) return `Nothing of ${only} is stored.`;
  return `${table([['Unit', 'Version', '', 'Size', 'Stored (UTC)', 'By'], ...rows])}\n\nRelease manifest ${manifestId}`;
}

function placeOf(isLive: boolean, place: number): string {
  if (isLive) return 'live';
  if (place < 0) return '';
  return place === 0 ? 'before' : `${place + 1} before`;
}

export function describeHistory(entries: readonly HistoryEntry[]): string {
  if (entries.length === 0) return 'Nothing has happened yet.';
  return table([
    ['Manifest', 'When (UTC)', 'What', 'By', 'Unit', 'Change', 'Why'],
    ...entries.flatMap((entry) =>
      linesOf(entry).map(([unit, change], index) => [
        ...(index === 0
          ? [entry.manifestId, moment(entry.madeAt), entry.action, authors(entry)]
          : ['', '', '', '']),
        unit,
        change,
        index === 0 ? (entry.why ?? '') : '',
      ]),
    ),
  ]);
}

/** What became of each microfrontend. Sites from before withdraw nothing. */
const linesOf = ({
  changes,
  withdrawn = null,
}: HistoryEntry): [microfrontend: string, change: string][] =>
  withdrawn
    ? [[withdrawn.unit, `${withdrawn.version} withdrawn`]]
    : changes.map(({ unit, from, to }) => [unit, `${from ?? 'nothing'} → ${to ?? 'nothing'}`]);

/** The requester and, if there had to be one, the second person. */
function authors({ by, byAdministrator, approvedBy, approvedByAdministrator }: HistoryEntry) {
  const first = author(by, byAdministrator);
  return approvedBy
    ? `${first}, approved by ${author(approvedBy, approvedByAdministrator)}`
    : first;
}

/** A token may have the name of an administrator. */
export const author = (by: string, isAdministrator: boolean): string =>
  isAdministrator ? `${by} (administrator)` : by;

export function describeDiff({ from, to, units }: ReleaseDiff): string {
  if (units.length === 0) return `${from} and ${to} compose the same site.`;
  return units.map(describeMicrofrontend).join('\n\n');
}

function describeMicrofrontend({
  unit,
  version,
  contract,
  // Sites from before say nothing of them.
  packages = [],
  exports,
  pages,
  ...sizes
}: UnitDiff): string {
  const lines = [
    `${unit}  ${version.from ?? 'nothing'} → ${version.to ?? 'nothing'}`,
    ...describeSizes(sizes),
  ];
  if (contract.from !== contract.to) {
    lines.push(`  contract  ${contract.from ?? 'none'} → ${contract.to ?? 'none'}`);
  }
  lines.push(
    ...packages.map(({ name, from, to }) => `  ${name}  ${from ?? 'none'} → ${to ?? 'none'}`),
  );
  for (const [what, { added, removed }] of [
    ['exports', exports],
    ['pages', pages],
  ] as const) {
    lines.push(...added.map((name) => `  ${what}  + ${name}`));
    lines.push(...removed.map((name) => `  ${what}  − ${name}`));
  }
  return lines.join('\n');
}

const PARTS = [
  ['scripts', 'scripts first'],
  ['styles', 'styles first'],
  ['total', 'all, compressed'],
] as const;

function describeSizes({
  bytes,
  weight,
  budget,
}: Pick<UnitDiff, 'bytes' | 'weight' | 'budget'>): string[] {
  const parts = PARTS.map(([part, name]) => {
    const [from, to] = [weight.from?.[part] ?? null, weight.to?.[part] ?? null];
    const allowed = budget.to ? `, of ${budget.to[part]} KiB` : '';
    return `  ${name}  ${sizeOrGone(from)} → ${sizeOrGone(to)}${allowed}`;
  });
  const budgets = PARTS.filter(
    ([part]) => budget.from && budget.to && budget.from[part] !== budget.to[part],
  ).map(([part]) => `  budget.${part}  ${budget.from?.[part]} KiB → ${budget.to?.[part]} KiB`);
  return [
    `  scripts and styles  ${sizeOrGone(bytes.from)} → ${sizeOrGone(bytes.to)}`,
    ...parts,
    ...budgets,
  ];
}

/** The files of a version that was removed are gone. */
const sizeOrGone = (bytes: number | null) => (bytes === null ? 'gone' : size(bytes));

export function describeTokens(tokens: readonly ReleaseToken[]): string {
  if (tokens.length === 0) return 'There are no tokens.';
  return table([
    ['Id', 'Name', 'Unit', 'May', 'Until (UTC)', 'Last used (UTC)', 'Made by'],
    ...tokens.map(
      ({ id, name, unit, rights, expiresAt, lastUsedAt, createdBy, createdByAdministrator }) => [
        id,
        name,
        unit === '*' ? 'all' : unit,
        rights.join(', '),
        moment(expiresAt),
        lastUsedAt ? moment(lastUsedAt) : 'never',
        author(createdBy, createdByAdministrator),
      ],
    ),
  ]);
}
