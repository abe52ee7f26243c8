/** What the log can be narrowed down by, as it stands in the address. */
export const filterNames = ['admin', 'action', 'subject', 'from', 'to'] as const;

/** What of the address the API is asked for; anything else in it means nothing. */
export const askedFor = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...filterNames, 'before'].flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** The address of a page of the log with the same filter. @param before null: the newest entries. */
export function pageOf(search: URLSearchParams, before: string | null): string {
  const { before: _, ...filter } = askedFor(search);
  const query = new URLSearchParams(before === null ? filter : { ...filter, before });
  return `/admin/audit-log${query.size > 0 ? `?${query}` : ''}`;
}
