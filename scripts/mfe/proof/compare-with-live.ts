/** What is wrong with pages of a candidate, and isn't with those of the version that is live. */
import { isLate, type Look, leave, lookAt } from './page-complaints.ts';
import { HOME, isMadeUp } from './proof-addresses.ts';
import type { Tab, Tabs } from './tabs.ts';

/**
 * Looks at pages, one after the other, as one person.
 * @param isRendered whether the candidate has a server build
 */
export async function lookAtPages(
  url: string,
  addresses: readonly string[],
  tabs: Tabs,
  isRendered: boolean,
) {
  const problems: string[] = [];
  const files: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    const look = await compared(tabs, (tab) =>
      lookAt(url, address, tab, isRendered ? tabs.live : null),
    );
    problems.push(...described(address, tabs.candidate, look));
    files[address] = look.files;
  }
  return { problems, files };
}

/** Leaves the first of these pages that doesn't send visitors elsewhere. It's the home page that it's left for. */
export async function leaveOnePage(
  url: string,
  addresses: readonly string[],
  tabs: Tabs,
): Promise<string[]> {
  for (const address of addresses) {
    if (address === HOME || isMadeUp(address)) continue;
    const look = await compared(tabs, (tab) => leave(url, address, tab));
    if (look.isThere || look.complaints.length > 0) return described(address, tabs.candidate, look);
  }
  return [];
}

async function compared(
  { candidate, live }: Tabs,
  look: (tab: Tab) => Promise<Look>,
): Promise<Look> {
  let found = await look(candidate);
  // A machine that was busy for a moment isn't the release's fault.
  if (found.complaints.some(isLate)) found = await look(candidate);
  if (found.complaints.length === 0) return found;
  const { complaints: known } = await look(live);
  return { ...found, complaints: found.complaints.filter((one) => !known.includes(one)) };
}

const described = (address: string, { person }: Tab, { complaints }: Look): string[] => {
  const page = person === 'visitor' ? address : `${address}, signed in`;
  return complaints.map((complaint) => `${page}: ${complaint}`);
};
