/** How soon a press on a control that is to be seen has its effect: the site beside one bundle that browsers render. */
import type { Browser } from '@playwright/test';
import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts';
import { beside, besideColumns } from './beside.ts';
import { openBrowser } from './browser/open-browser.ts';
import { type Press, type PressTimes, pressEarly } from './browser/press.ts';
import type { Context } from './context.ts';
import { layoutShiftSection } from './layout-shift.ts';
import { median } from './median.ts';
import { number, type Section } from './report.ts';
import { makeCertificate } from './site/certificate.ts';
import { startComparedSites } from './site/compared-sites.ts';
import type { HttpsSite } from './site/https-site.ts';
import { changeProgress, type Learner, signInLearner, unitIdsOf } from './site/learner.ts';
import { signedInProfile } from './site/signed-in-profile.ts';
import { inWords, lines, phone, type Surroundings } from './surroundings.ts';
import { VISITS } from './visit-rounds.ts';

const GOAL = 1.05;

interface PressedPage extends Press {
  name: string;
  path: string;
  /** Whether a learner presses, and not a visitor. */
  signedIn: boolean;
}

const pages: readonly PressedPage[] = [
  {
    name: 'home, the menu opens',
    path: '/',
    signedIn: false,
    control: { selector: 'header button[aria-label="Open menu"]' },
    effect: { selector: 'header nav[aria-label="Menu"]:not([hidden])' },
  },
  {
    name: "practice page, a learner's problem is done",
    path: `/roadmaps/${DEFAULT_ROADMAP_ID}`,
    signedIn: true,
    control: { selector: 'main tbody tr input[data-key="c"]' },
    effect: { selector: 'main tbody tr[class*="_done_"]' },
  },
  {
    name: 'DSA problem, its program runs',
    path: '/dsaarticle/two-sum',
    signedIn: false,
    control: { selector: '#your-code button', text: 'Run' },
    effect: { selector: '#your-code button', text: 'Running...' },
  },
];

interface Pair {
  composed: PressTimes[];
  bundled: PressTimes[];
}

/** A site with somebody who has an account there. */
interface PeopledSite extends HttpsSite {
  learner: Learner;
  firstUnit: string;
}

export async function measurePresses(context: Context): Promise<Section[]> {
  const certificate = await makeCertificate();
  const started = await startComparedSites(context, certificate, ['composed', 'bundled']);
  const sites = {
    composed: await peopled(started.composed),
    bundled: await peopled(started.bundled),
  };
  const browser = await openBrowser(context.scope, certificate);
  const all: [what: string, pair: Pair][] = [];
  for (const page of pages) {
    for (const site of Object.values(sites)) await pressOnce(browser, site, page, phone);
    for (const [line, surroundings] of Object.entries(lines)) {
      const pair: Pair = { composed: [], bundled: [] };
      for (let round = 0; round < VISITS; round += 1) {
        for (const form of ['composed', 'bundled'] as const)
          pair[form].push(await pressOnce(browser, sites[form], page, surroundings));
      }
      all.push([`${page.name}, ${line}`, pair]);
    }
  }
  return [pressesSection(all), shiftsSection(all)];
}

async function peopled(site: HttpsSite): Promise<PeopledSite> {
  const learner = await signInLearner(site.direct);
  const roadmap = `${site.direct}/v1/roadmaps/${DEFAULT_ROADMAP_ID}`;
  const [firstUnit = ''] = await unitIdsOf(roadmap, learner);
  return { ...site, learner, firstUnit };
}

/** In a browser that was never here, but for a learner's session. */
async function pressOnce(
  browser: Browser,
  site: PeopledSite,
  { path, signedIn, ...press }: PressedPage,
  surroundings: Surroundings,
): Promise<PressTimes> {
  const { learner, firstUnit } = site;
  if (signedIn) await changeProgress(site.direct, learner, firstUnit, { completed: false });
  const context = await browser.newContext({
    viewport: surroundings.viewport,
    ...(signedIn && { storageState: signedInProfile(site, learner) }),
  });
  try {
    return await pressEarly(context, site.url + path, press, surroundings);
  } finally {
    await context.close();
  }
}

const of = (times: readonly PressTimes[], key: keyof PressTimes) => times.map((one) => one[key]);

const pressesSection = (all: readonly [string, Pair][]): Section => ({
  title: 'From the navigation until an early press has its effect',
  columns: [...besideColumns, 'Control to be seen'],
  rows: all.map(([what, { composed, bundled }]) => [
    ...beside(what, of(composed, 'effect'), of(bundled, 'effect'), GOAL),
    [composed, bundled].map((times) => number(median(of(times, 'visible')), 0)).join(' and '),
  ]),
  notes: [
    `Medians of ${VISITS} first visits (fastest–slowest) that alternate. The yardstick is one bundle that browsers render. The control is pressed once it is to be seen, at the composed site and at the yardstick. ${inWords}`,
  ],
});

const shiftsSection = (all: readonly [string, Pair][]): Section =>
  layoutShiftSection(
    'Layout shift until a press has its effect, the worst',
    all.map(([what, { composed }]) => [what, of(composed, 'cls')]),
  );
