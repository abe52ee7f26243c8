import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Surroundings } from '../surroundings.ts';
import { type Network, watchNetwork } from './transfers.ts';

/** A page that is on a visitor's line and device. */
interface SlowPage {
  page: Page;
  network: Network;
}

export async function openSlowPage(
  context: BrowserContext,
  surroundings: Surroundings,
): Promise<SlowPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = watchNetwork(session);
  await session.send('Network.enable');
  await imitate(session, surroundings);
  return { page, network };
}

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;

async function imitate(session: CDPSession, { line, slowdown }: Surroundings): Promise<void> {
  if (line) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytesPerSecond(line.downKilobits),
      uploadThroughput: bytesPerSecond(line.upKilobits),
    });
  }
  if (slowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
