import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newTemplate } from '../fixtures/new-template.ts';
import { newWorkspace, startSite } from '../fixtures/site.ts';

/** The site as it is built, with a fresh database, for as long as the work takes. */
export async function withSampleSite(work: (url: string) => Promise<void>): Promise<void> {
  const workspace = await newWorkspace();
  try {
    const dataDir = join(workspace, 'data');
    if (!process.env.SITE_TEMPLATE) await newTemplate(dataDir);
    const site = await startSite(dataDir);
    try {
      await work(site.url);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(workspace, { recursive: true, force: true, maxRetries: 10 });
  }
}
