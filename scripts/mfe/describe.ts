/** What people read; --json prints what the site answers instead. */
import type {
  CanaryInfo,
  HistoryEntry,
  LiveChangeMade,
  ReleaseDiff,
  ReleaseList,
  ReleaseToken,
  UnitDiff,
} from '@site/shared/contracts';
import { percent } from './describe-canary.ts';
import { moment, size, table } from './table.ts';

export const describeChange = ({ manifestId, changed }: LiveChangeMade): string =>
  [
    ...Object.entries(changed).map(([unit, version]) =>
      version ? `${unit} ${version} is live.` : `${unit} has left the site.`,
    ),
    `Release manifest ${manifestId} is live.`,
  ].join('\n');

export function describeList(
  { manifestId, units }: ReleaseList,
  canaries: readonly CanaryInfo[],
  only?: string,
): string {
  if (!manifestId) return 'Nothing is live yet. Publish the shell and all remotes.';
  const candidate = canaries.find(({ state }) => state === 'running');
  const rows = units
    .filter(({ unit }) => !only || unit === only)
    .flatMap(({ unit, previous, versions }) =>
      versions.map(({ version, storedAt, storedBy, bytes, isLive }) => {
        const isTried = candidate?.unit === unit && candidate.version === version;
        const state = isTried
          ? `for ${percent(candidate.share)}`
          : placeOf(isLive, previous.indexOf(version));
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
    ...entries.flatMap(({ manifestId, madeAt, action, by, byAdministrator, why, changes }) =>
      changes.map(({ unit, from, to }, index) => [
        ...(index === 0
          ? [manifestId, moment(madeAt), action, author(by, byAdministrator)]
          : ['', '', '', '']),
        unit,
        `${from ?? 'nothing'} → ${to ?? 'nothing'}`,
        index === 0 ? (why ?? '') : '',
      ]),
    ),
  ]);
}

/** A token may have the name of an administrator. */
const author = (by: string, isAdministrator: boolean) =>
  isAdministrator ? `${by} (administrator)` : by;

export function describeDiff({ from, to, units }: ReleaseDiff): string {
  if (units.length === 0) return `${from} and ${to} compose the same site.`;
  return units.map(describeUnit).join('\n\n');
}

function describeUnit({ unit, version, contract, bytes, exports, pages }: UnitDiff): string {
  const lines = [
    `${unit}  ${version.from ?? 'nothing'} → ${version.to ?? 'nothing'}`,
    `  scripts and styles  ${sizeOrGone(bytes.from)} → ${sizeOrGone(bytes.to)}`,
  ];
  if (contract.from !== contract.to) {
    lines.push(`  contract  ${contract.from ?? 'none'} → ${contract.to ?? 'none'}`);
  }
  for (const [what, { added, removed }] of [
    ['exports', exports],
    ['pages', pages],
  ] as const) {
    lines.push(...added.map((name) => `  ${what}  + ${name}`));
    lines.push(...removed.map((name) => `  ${what}  − ${name}`));
  }
  return lines.join('\n');
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
