import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** The most entries in one response. */
const PAGE = 100;
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 1_000;

/**
 * What is wrong with what a site has released: what was confirmed and isn't in its history, steps of the history that
 * don't follow from one another, and versions whose files aren't all there. None, if all is well.
 * @param {(path: string) => Promise<Response>} get of the site, as a person who may read its releases
 * @param {readonly { unit: string, change: string, manifestId: string, sequence: number }[]} confirmed
 */
export async function failuresOf(get, confirmed) {
  const { history, list } = await atRest(get);
  const versions = list.units.flatMap(({ unit, versions: stored }) =>
    stored.map(({ version }) => ({ unit, version })),
  );
  const halves = [];
  for (const { unit, version } of versions) halves.push(...(await halvesOf(get, unit, version)));
  return {
    changes: history.length,
    versions: versions.length,
    failures: [
      ...confirmed
        .filter(({ manifestId }) => !history.some((entry) => entry.manifestId === manifestId))
        .map(({ unit, change, manifestId }) => `${change} of ${unit} is lost: ${manifestId}`),
      ...gapsIn(history),
      ...notLive(history, list),
      ...halves,
    ],
  };
}

/** What a team had requested before it was killed may still be done, between one response and the next. */
async function atRest(get) {
  for (let left = LOOKS; ; left -= 1) {
    const history = await wholeHistory(get);
    const list = await (await get('/v1/releases')).json();
    if (history.at(-1)?.manifestId === list.manifestId || left === 1) return { history, list };
    await wait(BETWEEN_LOOKS_MS);
  }
}

async function wholeHistory(get) {
  const all = [];
  for (;;) {
    const before = all.length > 0 ? `&before=${all.at(-1).sequence}` : '';
    const { entries } = await (await get(`/v1/releases/history?limit=${PAGE}${before}`)).json();
    all.push(...entries);
    if (entries.length < PAGE) return all.reverse();
  }
}

/** Numbers without a gap, and each change from the version that the one before led to. */
function gapsIn(history) {
  const live = {};
  return history.flatMap(({ sequence, manifestId, changes }, index) => {
    const failures = changes
      .filter(({ unit, from }) => from !== (live[unit] ?? null))
      .map(({ unit, from }) => `${manifestId} changes ${unit} from ${from}, not ${live[unit]}`);
    for (const { unit, to } of changes) live[unit] = to;
    return sequence === index + 1
      ? failures
      : [`${manifestId} has number ${sequence}`, ...failures];
  });
}

/** What is live is what the history led to. */
function notLive(history, { units, manifestId }) {
  const last = new Map(history.flatMap(({ changes }) => changes.map(({ unit, to }) => [unit, to])));
  return [
    ...(history.at(-1)?.manifestId === manifestId ? [] : [`${manifestId} is live, not the last`]),
    ...units
      .filter(({ unit, live }) => live !== (last.get(unit) ?? null))
      .map(({ unit, live }) => `${unit} ${live} is live, not ${last.get(unit)}`),
  ];
}

/** Files of a stored version that aren't there, or aren't what its release.json says. */
async function halvesOf(get, unit, version) {
  const base = `/releases/${unit}/${version}/`;
  const { files } = await (await get(`${base}release.json`)).json().catch(() => ({ files: null }));
  if (!files) return [`${unit} ${version} has no release.json`];
  const failures = [];
  for (const [path, integrity] of Object.entries(files)) {
    const content = Buffer.from(await (await get(base + path)).arrayBuffer());
    const hash = createHash('sha384').update(content).digest('base64');
    if (`sha384-${hash}` !== integrity) failures.push(`${unit} ${version} lacks ${path}`);
  }
  return failures;
}
