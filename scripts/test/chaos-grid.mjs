/**
 * What was tried on which remote, and whether it held, as a table. Faults are the titles of tests, remotes those of the
 * groups that they stand in.
 * @param {readonly object[]} suites of Playwright's JSON report
 */
export function gridOf(suites) {
  const groups = suites.flatMap((file) => file.suites ?? []);
  const remotes = [...new Set(groups.map(({ title }) => title))];
  const outcomes = new Map();
  for (const { title: remote, specs } of groups) {
    for (const { title: fault, ok } of specs) {
      outcomes.set(fault, { ...outcomes.get(fault), [remote]: ok ? 'held' : '**broke**' });
    }
  }
  const rows = [...outcomes].map(([fault, held]) => [
    fault,
    ...remotes.map((remote) => held[remote] ?? ''),
  ]);
  return [['Fault', ...remotes], ['', ...remotes].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
