import type { PageEntry, ReleaseManifest } from '@site/shared/contracts';
import { ownPages } from './own-pages.ts';

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Whether a path is one of those a page's entry stands for; a segment such as :id takes any one segment. */
export function isPathOf({ path: pattern }: PageEntry, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

/** What is declared of a page by its owner. */
export const declaredPage = (path: string, manifest: ReleaseManifest): PageEntry | undefined =>
  ownPages(manifest).find((page) => isPathOf(page, path));

/** The addresses of what a page asks for first, with the segments of the path in their places. */
export function declaredData({ path: pattern, data = [] }: PageEntry, path: string): string[] {
  const given = segmentsOf(path);
  const values = new Map(segmentsOf(pattern).map((name, index) => [name, given[index]]));
  return data.map((address) =>
    address
      .split('/')
      .map((segment) => (segment.startsWith(':') ? (values.get(segment) ?? segment) : segment))
      .join('/'),
  );
}
