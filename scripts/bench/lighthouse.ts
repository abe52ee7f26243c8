/** What Lighthouse says of the site, and what it finds. */
import type { Context } from './context.ts';
import { type Finding, findingsIn } from './lighthouse/findings.ts';
import { categories, type LighthouseResult } from './lighthouse/result.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';
import { measuredPages } from './measured-pages.ts';
import { median } from './median.ts';
import { figure, goalColumns, type Section } from './report.ts';
import { makeCertificate } from './site/certificate.ts';
import { startHttpsSite } from './site/https-site.ts';
import { untilRendered } from './site/until-rendered.ts';
import { VISITS } from './visit-rounds.ts';

const GOAL = 100;
/** Only performance differs from one to the other. */
const ROUNDS = Math.min(3, VISITS);

const pages = [
  ...measuredPages,
  { name: 'article', path: '/article/complexity-in-practice' },
] as const;

export async function measureLighthouse({ scope, published }: Context): Promise<Section[]> {
  const certificate = await makeCertificate();
  const site = await startHttpsSite(await published(), { scope, name: 'lighthouse', certificate });
  const scores: string[][] = [];
  const found: string[][] = [];
  for (const { name, path } of pages) {
    await untilRendered(site.direct + path);
    const results: LighthouseResult[] = [];
    while (results.length < ROUNDS)
      results.push(await runLighthouse(scope, site.url + path, certificate));
    scores.push(...scoreRows(name, results));
    found.push(...findingsIn(results).map((finding) => findingRow(name, finding)));
  }
  return [
    {
      title: 'Lighthouse',
      columns: goalColumns,
      rows: scores,
      notes: [`Medians of ${ROUNDS}, with Lighthouse's own phone and line.`],
    },
    {
      title: 'What Lighthouse finds',
      columns: ['Page', 'Category', 'Audit', 'Score', 'Weight', 'What it says'],
      rows: found,
      notes: ["From the worst round. What has no weight is advice and doesn't count."],
    },
  ];
}

const scoreRows = (page: string, results: readonly LighthouseResult[]) =>
  categories.map((category) => {
    const score = 100 * median(results.map((result) => result.categories[category].score ?? 0));
    const goal = { text: String(GOAL), met: score >= GOAL };
    return figure(`${page}: ${category}`, score.toFixed(0), goal);
  });

const findingRow = (page: string, { category, id, score, weight, says }: Finding) => [
  page,
  category,
  id,
  score.toFixed(2),
  String(weight),
  says,
];
