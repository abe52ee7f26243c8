import { declaredData, filledIn, placeholdersOf } from './page-path.ts';
import type { PageResponses } from './page-responses.ts';
import type { PageView } from './page-view.ts';

/**
 * Where the page at an address is today, if what it shows has another address by now: the response that says whether
 * it exists names its own address, whose values go into the page's path.
 */
export async function movedPage(
  { path, page, url }: PageView,
  responses: PageResponses,
): Promise<string | null> {
  const pattern = page?.data?.[0];
  const [address] = page ? declaredData(page, path) : [];
  // What has no placeholder is the same for all addresses.
  if (!page || !pattern || !address || address === pattern) return null;
  const { ownAddress } = await responses.get(address);
  if (ownAddress === undefined || ownAddress === address) return null;
  const values = new Map([
    ...placeholdersOf(page.path, path),
    ...placeholdersOf(pattern, ownAddress),
  ]);
  const today = filledIn(page.path, values);
  return today === path ? null : today + url.slice(path.length);
}
