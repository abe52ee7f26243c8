import type { PageEntry } from '@site/shared/contracts';

/** Whether a path is one of those a page's entry stands for; a segment such as :id takes any one segment. */
export function isPathOf({ path: pattern }: PageEntry, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}
