import { availableParallelism } from 'node:os';
import { byExtent } from '../test/extent.mjs';
import { startApi } from './api-process.ts';
import { newLearner } from './client.ts';
import { untilRendered } from './documents.ts';
import { documentsWhileBusy } from './documents-while-busy.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';

const PAGES = ['/', '/roadmaps/dsa', '/dsaarticle/two-sum', '/article/complexity-in-practice'];
const DOCUMENTS = byExtent({ few: 200, some: 500, all: 2_000 });
const ADDRESSES = byExtent({ few: 20, some: 50, all: 200 });
const AT_ONCE = 50;
/** In per cent. */
const LEAST_RENDERED = 99.5;
/** Within seconds, even on a slow machine: once the machine has time, nothing may stop pages from being rendered. */
const PATIENCE_MS = 45_000;

/**
 * Other programs take the processor while many people come, signed in and not. Their pages come rendered all the same,
 * though a person's may be the one that visitors get; once the machine has time again, people get their own.
 */
export async function busyMachine({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const { url } = site;
  const learner = await newLearner(url);
  for (const path of PAGES) await untilRendered(url, learner, path);
  const { rendered, failures: refused } = await documentsWhileBusy(url, learner, {
    documents: DOCUMENTS,
    addresses: ADDRESSES,
    atOnce: AT_ONCE,
  });
  const failures = new Failures();
  for (const failure of refused) failures.add(failure);
  if (100 * rendered < LEAST_RENDERED * DOCUMENTS)
    failures.add(
      `only ${rendered} of ${DOCUMENTS} documents held their page: ${site.log().slice(-1_500)}`,
    );
  for (const path of PAGES) {
    await untilRendered(url, learner, path, PATIENCE_MS).catch(({ message }) =>
      failures.add(`${message} after the busy time`),
    );
  }
  if (!site.isAlive()) failures.add(`the API ended: ${site.log().slice(-1_500)}`);
  await site.stop();
  return {
    tried: `${DOCUMENTS} documents of ${ADDRESSES} addresses, ${AT_ONCE} at once, every other one for a learner, while a program counts on each of ${availableParallelism()} cores: ${rendered} held their page; afterwards ${PAGES.length} pages of a learner within ${PATIENCE_MS / 1000} s each`,
    failures: failures.list(),
  };
}
