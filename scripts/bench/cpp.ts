/**
 * From pressing Run on a DSA problem in C++ to the first output, and from Submit to the verdict, as far as the browser's
 * work goes: the site has made the compiler before.
 */
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from './browser/visit.ts';
import { goalColumns, type Section } from './report.ts';
import { openWithRecord, pressButton, type StoredRecord, timesRow } from './runs.ts';
import { makeCertificate } from './site/certificate.ts';
import { startHttpsSite } from './site/https-site.ts';
import type { Context } from './workspace.ts';

const GOALS_MS = { cached: 6_000, warm: 2_000, submit: 3_000 };

/** Each takes a browser that has to get the compiler going twice. */
const ROUNDS = 3;

const PATH = '/dsaarticle/two-sum';
const OUTPUT = 'section[aria-label="Output"] > pre';
const VERDICT = 'section[aria-label="Output"] h4';

/** Passes all cases, and prints by a `main` of its own. */
const RIGHT = `#include <bits/stdc++.h>

using namespace std;

class Solution {
public:
  vector<int> twoSum(vector<int> numbers, int target) {
    unordered_map<int, int> seen;
    for (int index = 0; index < (int)numbers.size(); ++index) {
      if (auto found = seen.find(target - numbers[index]); found != seen.end()) {
        return {found->second, index};
      }
      seen[numbers[index]] = index;
    }
    return {};
  }
};

int main() {
  for (int index : Solution().twoSum({3, 8, 5, 11}, 16)) cout << index << endl;
}
`;

const draft: StoredRecord = {
  kind: 'draft',
  key: 'dsa-two-sum:cpp',
  value: { code: RIGHT, changedAt: '', title: 'Two Sum', path: PATH },
};

export async function measureCpp({ scope, published }: Context): Promise<Section[]> {
  const certificate = await makeCertificate();
  const workspace = await published();
  await workspace.run(['scripts/cpp/make.mjs']);
  const { url } = await startHttpsSite(workspace, { scope, name: 'cpp', certificate });
  const browser = await openBrowser(scope, certificate);
  const times = { empty: [], cached: [], warm: [], submit: [] } as Times;
  const verdicts = new Set<string | null>();
  for (let round = 0; round < ROUNDS; round += 1) verdicts.add(await pressIn(browser, url, times));
  return [
    {
      title: 'C++',
      columns: goalColumns,
      rows: [
        timesRow('Run to first output, empty cache', times.empty),
        timesRow('the same, compiler in the cache', times.cached, GOALS_MS.cached),
        timesRow('the same, a further run', times.warm, GOALS_MS.warm),
        timesRow('Submit to the verdict, compiler up', times.submit, GOALS_MS.submit),
      ],
      notes: [
        `Medians of ${ROUNDS} (fastest–slowest), each in a browser that was never here, on this machine.`,
        `Submit: ${[...verdicts].join('; ')}.`,
      ],
    },
  ];
}

/** Milliseconds from pressing a button to what comes of it. */
type Times = Record<'empty' | 'cached' | 'warm' | 'submit', number[]>;

/** @returns how many cases have passed, in the page's words */
async function pressIn(browser: Browser, site: string, times: Times): Promise<string | null> {
  const page = await openWithRecord(browser, site + PATH, draft);
  const run = () => pressButton(page, 'Run', OUTPUT);
  await chooseCpp(page);
  times.empty.push(await run());
  await page.reload({ waitUntil: 'networkidle' });
  await chooseCpp(page);
  times.cached.push(await run());
  times.warm.push(await run());
  times.submit.push(await pressButton(page, 'Submit', VERDICT));
  const passed = await page.getByText(/^\d+ of \d+ cases passed/).textContent();
  await page.context().close();
  return passed;
}

const chooseCpp = (page: Page) => page.getByRole('tab', { name: 'C++' }).first().click();
