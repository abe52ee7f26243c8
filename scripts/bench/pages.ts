/** How soon a page is there, at a first and at a second visit: the site beside the same code in one bundle. */
import type { Browser } from '@playwright/test';
import { copyData } from '../test/make-workspace.mjs';
import {
  type Address,
  inWords,
  lines,
  openBrowser,
  phone,
  type Surroundings,
  type Visit,
  visit,
  visitTwice,
} from './browser/visit.ts';
import { measuredPages } from './measured-pages.ts';
import { figure, goalColumns, kib, median, number, type Section, shareOf, span } from './report.ts';
import { type Certificate, makeCertificate } from './site/certificate.ts';
import { type HttpsSite, startHttpsSite } from './site/https-site.ts';
import { untilRendered } from './site/site-process.ts';
import type { Context, Workspace } from './workspace.ts';

/** How often each page is visited. Fewer are enough to see that it works. */
const VISITS = Number(process.env.BENCH_VISITS ?? 5);

const GOALS = { first: 1.05, second: 1 };

const paints = { 'first paint': 'fcp', 'largest paint': 'lcp' } as const;

/** Visits of one page on one line, by the form of the site. Those of the same round are next to each other. */
type Visits = Record<'first' | 'second', Record<Form, Visit[]>>;

export async function measurePages(context: Context): Promise<Section[]> {
  const certificate = await makeCertificate();
  const sites = await startComparedSites(context, certificate);
  const browser = await openBrowser(context.scope, certificate);
  const all: [what: string, visits: Visits][] = [];
  for (const { name, path, content } of measuredPages) {
    const addressOf = (form: Form) => ({ url: sites[form].url + path, content });
    // The servers' first answers take longer.
    for (const form of FORMS) await visit(browser, addressOf(form), phone);
    for (const [line, surroundings] of Object.entries(lines))
      all.push([`${name}, ${line}`, await takeTurns(browser, addressOf, surroundings)]);
  }
  return [visitsSection(all), sharesSection(all), shiftsSection(all)];
}

/** Visits both in turn, so that what else the machine does falls on both. */
async function takeTurns(
  browser: Browser,
  addressOf: (form: Form) => Address,
  surroundings: Surroundings,
): Promise<Visits> {
  const visits: Visits = {
    first: { composed: [], bundled: [] },
    second: { composed: [], bundled: [] },
  };
  for (let round = 0; round < VISITS; round += 1) {
    for (const form of FORMS) {
      const both = await visitTwice(browser, addressOf(form), surroundings);
      visits.first[form].push(both.first);
      visits.second[form].push(both.second);
    }
  }
  return visits;
}

const visitsSection = (all: readonly [string, Visits][]): Section => ({
  title: 'Visits',
  columns: ['Page and line', 'Visit', 'Paint, ms', 'Largest paint, ms', 'Requests', 'JS, KiB'],
  rows: all.flatMap(([what, visits]) =>
    (['first', 'second'] as const).flatMap((time) =>
      FORMS.map((form) => [what, `${time}, ${form}`, ...loadCells(visits[time][form])]),
    ),
  ),
  notes: [
    `Medians of ${VISITS} visits (fastest–slowest) that alternate, each in a browser that was never here; the second ones in the same browser, with what it kept. ${inWords}`,
  ],
});

function loadCells(visits: readonly Visit[]): string[] {
  const times = (key: 'fcp' | 'lcp') => {
    const values = visits.map((seen) => seen[key]);
    return `${number(median(values), 0)} (${span(values)})`;
  };
  const transfers = visits[0]?.transfers ?? [];
  const scripts = transfers.filter(({ type }) => type === 'Script');
  return [
    times('fcp'),
    times('lcp'),
    String(transfers.length),
    number(kib(scripts.reduce((sum, { bytes }) => sum + bytes, 0))),
  ];
}

const sharesSection = (all: readonly [string, Visits][]): Section => ({
  title: 'Times, as a share of those of one bundle',
  columns: goalColumns,
  rows: all.flatMap(([what, visits]) =>
    (['first', 'second'] as const).flatMap((time) =>
      Object.entries(paints).map(([paint, key]) => {
        const of = (form: Form) => visits[time][form].map((seen) => seen[key]);
        const share = shareOf(of('composed'), of('bundled'));
        const goal = { text: `≤ ${GOALS[time].toFixed(2)}`, met: share <= GOALS[time] };
        return figure(`${what}, ${time} visit: ${paint}`, share.toFixed(2), goal);
      }),
    ),
  ),
});

/** The worst: nothing may ever move under a reader's finger. */
const shiftsSection = (all: readonly [string, Visits][]): Section => ({
  title: 'Layout shift, the worst',
  columns: goalColumns,
  rows: all.map(([what, { first, second }]) => {
    const worst = Math.max(...[...first.composed, ...second.composed].map(({ cls }) => cls));
    return figure(what, number(worst, 3), { text: '0', met: worst === 0 });
  }),
});

/** The same code as it is released, and as one bundle. Both are rendered by the server, too. */
const FORMS = ['composed', 'bundled'] as const;
type Form = (typeof FORMS)[number];

/** On a busy machine rendering may take long; what is compared is what a rendered page is worth. */
const env = { RENDER_LIMIT_MS: '10000' };

/** Starts the site in both forms, each with its own database. */
async function startComparedSites(
  { scope, published }: Context,
  certificate: Certificate,
): Promise<Record<Form, HttpsSite>> {
  const workspace = await published();
  const start = async (name: Form, template?: string) => {
    const site = await startHttpsSite(workspace, {
      scope,
      name,
      certificate,
      env,
      ...(template && { template }),
    });
    for (const { path } of measuredPages) await untilRendered(site.direct + path);
    return site;
  };
  return {
    composed: await start('composed'),
    bundled: await start('bundled', await bundle(workspace)),
  };
}

/** Builds the code as one bundle, and returns the data of a site on which it is live. */
async function bundle(workspace: Workspace): Promise<string> {
  const data = workspace.path('data-one-bundle');
  await copyData(workspace.path('data'), data);
  const program = 'scripts/bench/monolith/build-monolith.ts';
  await workspace.run(['--import', 'tsx', program, data], { DATA_DIR: data });
  return data;
}
