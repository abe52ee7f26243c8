/** What a release weighs as browsers download it, and whether that is within its budget: decided without a query. */
import {
  type ByBudgetPart,
  type ReleaseDescription,
  usualBudget,
} from '@site/shared/contracts/composition';

/** Bytes of a file of the release as it is sent, by its path. */
export type SentBytes = ReadonlyMap<string, number>;

type Weighed = Pick<ReleaseDescription, 'files' | 'server' | 'entry' | 'budget'> & {
  exposes?: Record<string, { js: readonly string[]; css: readonly string[] }>;
};

const PARTS = ['scripts', 'styles', 'total'] as const;
type Part = (typeof PARTS)[number];

/** In words, for people who don't know the names of the parts. */
const meaning: Record<Part, string> = {
  scripts: 'scripts needed before anything of it shows',
  styles: 'stylesheets needed before anything of it shows',
  total: 'all scripts and stylesheets',
};

/** The files of a release that browsers load. */
export const browserPaths = ({ files, server }: Pick<Weighed, 'files' | 'server'>): string[] =>
  Object.keys(files).filter((path) => path !== server);

/** How many of the files that have grown are named. */
const MOST_NAMED = 3;

/** The files of each part; of what is exposed the heaviest, since one page needs it. */
function filesOf(release: Weighed, sent: SentBytes): Record<Part, string[]> {
  const { files, server, entry, exposes = {} } = release;
  const first = typeof entry === 'string' ? { js: [entry], css: [] } : entry;
  const heaviest = (lists: readonly (readonly string[])[]) =>
    lists.toSorted((one, other) => sum(other, sent) - sum(one, sent))[0] ?? [];
  const modules = Object.values(exposes);
  return {
    scripts: unique([...first.js, ...heaviest(modules.map(({ js }) => js))]),
    styles: unique([...first.css, ...heaviest(modules.map(({ css }) => css))]),
    total: browserPaths({ files, server }),
  };
}

const unique = (paths: readonly string[]) => [...new Set(paths)];

const sum = (paths: readonly string[], sent: SentBytes) =>
  paths.reduce((bytes, path) => bytes + (sent.get(path) ?? 0), 0);

export function weightOf(release: Weighed, sent: SentBytes): ByBudgetPart {
  const files = filesOf(release, sent);
  return {
    scripts: sum(files.scripts, sent),
    styles: sum(files.styles, sent),
    total: sum(files.total, sent),
  };
}

/** In KiB. */
export const budgetOf = ({ budget }: Pick<Weighed, 'budget'>): ByBudgetPart => ({
  scripts: budget?.scripts ?? usualBudget.scripts,
  styles: budget?.styles ?? usualBudget.styles,
  total: budget?.total ?? usualBudget.total,
});

export interface WeighedRelease {
  release: Weighed & { version: string };
  sent: SentBytes;
}

/**
 * What of a release outgrows its budget, in sentences without their subject.
 * @param live what it would replace; null if there is nothing
 */
export function outgrown({ release, sent }: WeighedRelease, live: WeighedRelease | null): string[] {
  return partsBetween({ release, sent }, [1, Number.POSITIVE_INFINITY]).map(
    (part) =>
      `outgrows its budget.${part} of ${budgetOf(release)[part]} KiB: ${described({ release, sent }, live, part)}`,
  );
}

/** From this part of a budget on, the next feature may be too much. */
const ALMOST = 0.9;

/** What of a release is about to outgrow its budget, in sentences without their subject. */
export function almostOutgrown(
  { release, sent }: WeighedRelease,
  live: WeighedRelease | null,
): string[] {
  const weight = weightOf(release, sent);
  return partsBetween({ release, sent }, [ALMOST, 1]).map(
    (part) =>
      `stands at ${(weight[part] / 1024).toFixed(1)} of the ${budgetOf(release)[part]} KiB of its budget.${part}: ${described({ release, sent }, live, part)}`,
  );
}

/** The parts of which more than `low` of the budget is used, and at most `high`. */
function partsBetween({ release, sent }: WeighedRelease, [low, high]: [number, number]): Part[] {
  const [weight, budget] = [weightOf(release, sent), budgetOf(release)];
  return PARTS.filter((part) => {
    const used = weight[part] / (budget[part] * 1024);
    return used > low && used <= high;
  });
}

function described(
  { release, sent }: WeighedRelease,
  live: WeighedRelease | null,
  part: Part,
): string {
  const compared = live
    ? `; ${live.release.version}, which is live, has ${kib(weightOf(live.release, live.sent)[part])}`
    : '';
  const grown = grownFiles(filesOf(release, sent)[part], sent, live?.sent ?? new Map());
  return `${meaning[part]} are ${kib(weightOf(release, sent)[part])}, compressed${compared}. ${grown}`;
}

function grownFiles(paths: readonly string[], sent: SentBytes, before: SentBytes): string {
  const grown = paths
    .map((path) => ({ path, bytes: (sent.get(path) ?? 0) - (before.get(path) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, MOST_NAMED)
    .map(({ path, bytes }) => `${path} +${kib(bytes)}${before.has(path) ? '' : ' (new)'}`);
  return grown.length > 0 ? `What has grown: ${grown.join(', ')}.` : 'No file has grown.';
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
