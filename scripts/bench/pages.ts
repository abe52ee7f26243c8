/** What composition costs a visitor: the composed site beside the same code in one bundle. */
import type { Browser } from '@playwright/test';
import { openBrowser } from './browser/open-browser.ts';
import { type Surroundings, type Visit, visit } from './browser/visit.ts';
import type { Context } from './context.ts';
import { measuredPages } from './measured-pages.ts';
import { median, shareOf, span } from './median.ts';
import { kib, number, type Section } from './report.ts';
import { makeCertificate } from './site/certificate.ts';
import { startHttpsSite } from './site/https-site.ts';

const ROUNDS = 5;
const phone = { viewport: { width: 412, height: 823 }, slowdown: 4 };

/** The lines that Lighthouse and the browser's own tools call by these names. */
const lines: Record<string, Surroundings> = {
  'Slow 4G': { ...phone, line: { latencyMs: 562, downKilobits: 1440, upKilobits: 675 } },
  'Fast 4G': { ...phone, line: { latencyMs: 165, downKilobits: 8100, upKilobits: 1350 } },
};

interface Pair {
  composed: Visit[];
  bundled: Visit[];
}

export async function measurePages({ scope, published }: Context): Promise<Section[]> {
  const workspace = await published();
  const releasesDir = workspace.path('releases-bundled');
  await workspace.run([
    '--import',
    'tsx',
    'scripts/bench/monolith/build-monolith.ts',
    workspace.path('releases'),
    releasesDir,
  ]);
  const certificate = await makeCertificate();
  const common = { scope, certificate };
  const composed = await startHttpsSite(workspace, { ...common, name: 'composed' });
  const bundled = await startHttpsSite(workspace, { ...common, name: 'bundled', releasesDir });
  const browser = await openBrowser(scope, certificate);

  const rows: string[][] = [];
  for (const { name, path, content } of measuredPages) {
    for (const [line, surroundings] of Object.entries(lines)) {
      const addresses = { composed: composed + path, bundled: bundled + path };
      const pair = await alternate(browser, addresses, content, surroundings);
      rows.push(rowOf(`${name}, ${line}`, 'composed', pair.composed, pair.bundled));
      rows.push(rowOf('', 'one bundle', pair.bundled, pair.bundled));
    }
  }
  return [
    {
      title: 'Time to rendered content',
      columns: [
        'Page and line',
        'Build',
        'Rendered, ms',
        '',
        'LCP, ms',
        'CLS',
        'Requests',
        'JS, KiB',
      ],
      rows,
      notes: [
        `Medians of ${ROUNDS} cold visits (fastest–slowest) that alternate; HTTP/2, brotli, processor four times slower; Slow 4G 562 ms and 1.44 Mbit/s, Fast 4G 165 ms and 8.1 Mbit/s.`,
      ],
    },
  ];
}

/** Visits both in turn, so that what else the machine does falls on both; the first visits warm the servers. */
async function alternate(
  browser: Browser,
  { composed, bundled }: { composed: string; bundled: string },
  content: readonly string[],
  surroundings: Surroundings,
): Promise<Pair> {
  const pair: Pair = { composed: [], bundled: [] };
  for (const url of [composed, bundled]) await visit(browser, { url, content }, phone);
  for (let round = 0; round < ROUNDS; round += 1) {
    pair.composed.push(await visit(browser, { url: composed, content }, surroundings));
    pair.bundled.push(await visit(browser, { url: bundled, content }, surroundings));
  }
  return pair;
}

const renderedAt = ({ rendered }: Visit) => rendered;

function rowOf(page: string, build: string, visits: Visit[], yardstick: Visit[]): string[] {
  const times = visits.map(renderedAt);
  const extra = shareOf(times, yardstick.map(renderedAt)) - 1;
  const transfers = visits[0]?.transfers ?? [];
  const scripts = transfers.filter(({ type }) => type === 'Script');
  return [
    page,
    build,
    `${number(median(times), 0)} (${span(times)})`,
    visits === yardstick ? '' : `${extra < 0 ? '' : '+'}${number(100 * extra, 0)} %`,
    number(median(visits.map(({ lcp }) => lcp)), 0),
    number(median(visits.map(({ cls }) => cls)), 3),
    String(transfers.length),
    number(kib(scripts.reduce((sum, { bytes }) => sum + bytes, 0))),
  ];
}
