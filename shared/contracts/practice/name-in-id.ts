/**
 * What the id of a unit says in words: "sales person" for `sql-sales-person` of the roadmap `sql`. An id never changes,
 * so a task with a title of its own can still be found under the name by which people know a similar one elsewhere.
 */
export function nameInId(unitId: string, roadmapId: string): string {
  const prefix = `${roadmapId}-`;
  const name = unitId.startsWith(prefix) ? unitId.slice(prefix.length) : unitId;
  return name.replaceAll('-', ' ');
}
