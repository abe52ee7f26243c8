/** How soon a page is there, at a first and at a second visit: the site beside the same code in one bundle. */
import type { Browser } from '@playwright/test';
import { beside, besideColumns } from './beside.ts';
import { openBrowser } from './browser/open-browser.ts';
import { type Address, type Visit, visit, visitTwice } from './browser/visit.ts';
import type { Context } from './context.ts';
import { layoutShiftSection } from './layout-shift.ts';
import { measuredPages } from './measured-pages.ts';
import { median, span } from './median.ts';
import { kib, number, type Section } from './report.ts';
import { makeCertificate } from './site/certificate.ts';
import { type Form, startComparedSites } from './site/compared-sites.ts';
import { inWords, lines, phone, type Surroundings } from './surroundings.ts';
import { VISITS } from './visit-rounds.ts';

const GOALS = { besideBundled: 0.5, besideRendered: 1.05, besideFirst: 0.6, besideSecond: 1 };

/** What is compared; everything else of a visit stands there to be known. */
const paints = { 'first paint': 'fcp', 'largest paint': 'lcp' } as const;

/** Visits of one page on one line, by the form of the site. Both of the same round are next to each other. */
interface Visits {
  what: string;
  first: Record<Form, Visit[]>;
  second: Record<'composed' | 'bundled', Visit[]>;
}

export async function measurePages(context: Context): Promise<Section[]> {
  const certificate = await makeCertificate();
  const sites = await startComparedSites(context, certificate, ['composed', 'bundled', 'rendered']);
  const browser = await openBrowser(context.scope, certificate);
  const all: Visits[] = [];
  for (const { name, path, content } of measuredPages) {
    const addressOf = (form: Form) => ({ url: sites[form].url + path, content });
    // The servers' first answers take longer.
    for (const form of ['composed', 'bundled', 'rendered'] as const)
      await visit(browser, addressOf(form), phone);
    for (const [line, surroundings] of Object.entries(lines)) {
      const visits = await takeTurns(browser, addressOf, surroundings);
      all.push({ what: `${name}, ${line}`, ...visits });
    }
  }
  return sectionsOf(all);
}

/** Visits all in turn, so that what else the machine does falls on all. */
async function takeTurns(
  browser: Browser,
  addressOf: (form: Form) => Address,
  surroundings: Surroundings,
): Promise<Omit<Visits, 'what'>> {
  const first: Visits['first'] = { composed: [], bundled: [], rendered: [] };
  const second: Visits['second'] = { composed: [], bundled: [] };
  for (let round = 0; round < VISITS; round += 1) {
    for (const form of ['composed', 'bundled'] as const) {
      const both = await visitTwice(browser, addressOf(form), surroundings);
      first[form].push(both.first);
      second[form].push(both.second);
    }
    first.rendered.push(await visit(browser, addressOf('rendered'), surroundings));
  }
  return { first, second };
}

type Timed = (visits: Visits) => { times: Visit[]; yardstick: Visit[] };

function sectionsOf(all: readonly Visits[]): Section[] {
  const table = (title: string, timed: Timed, goal: number): Section => ({
    title,
    columns: besideColumns,
    rows: all.flatMap((visits) => besideRows(visits.what, timed(visits), goal)),
  });
  return [
    { title: 'Visits', columns: loadColumns, rows: all.flatMap(loadRows), notes: [note] },
    table(
      'First visit, beside one bundle that browsers render',
      ({ first }) => ({ times: first.composed, yardstick: first.bundled }),
      GOALS.besideBundled,
    ),
    table(
      'First visit, beside one bundle that the server renders',
      ({ first }) => ({ times: first.composed, yardstick: first.rendered }),
      GOALS.besideRendered,
    ),
    table(
      'Second visit, beside the first',
      ({ first, second }) => ({ times: second.composed, yardstick: first.composed }),
      GOALS.besideFirst,
    ),
    table(
      'Second visit, beside the second of one bundle that browsers render',
      ({ second }) => ({ times: second.composed, yardstick: second.bundled }),
      GOALS.besideSecond,
    ),
    layoutShiftSection(
      'Layout shift in visits, the worst',
      all.map(({ what, first, second }) => [
        what,
        [...first.composed, ...second.composed].map(({ cls }) => cls),
      ]),
    ),
  ];
}

const note = `Medians of ${VISITS} visits (fastest–slowest) that alternate, each in a browser that was never here; the second ones in the same browser, with what it kept. ${inWords}`;

function besideRows(what: string, { times, yardstick }: ReturnType<Timed>, goal: number) {
  return Object.entries(paints).map(([paint, key]) => {
    const of = (visits: Visit[]) => visits.map((seen) => seen[key]);
    return beside(`${what}: ${paint}`, of(times), of(yardstick), goal);
  });
}

const loadColumns = [
  'Page and line',
  'Site',
  'Rendered, ms',
  'First paint, ms',
  'Largest paint, ms',
  'Requests',
  'JS, KiB',
];

const loadRows = ({ what, first, second }: Visits) => [
  loadRow(what, 'composed', first.composed),
  loadRow('', 'one bundle', first.bundled),
  loadRow('', 'one bundle, rendered on the server', first.rendered),
  loadRow('', 'composed, second visit', second.composed),
  loadRow('', 'one bundle, second visit', second.bundled),
];

function loadRow(what: string, site: string, visits: readonly Visit[]): string[] {
  const times = (key: 'rendered' | 'fcp' | 'lcp') => {
    const values = visits.map((seen) => seen[key]);
    return `${number(median(values), 0)} (${span(values)})`;
  };
  const transfers = visits[0]?.transfers ?? [];
  const scripts = transfers.filter(({ type }) => type === 'Script');
  return [
    what,
    site,
    times('rendered'),
    times('fcp'),
    times('lcp'),
    String(transfers.length),
    number(kib(scripts.reduce((sum, { bytes }) => sum + bytes, 0))),
  ];
}
