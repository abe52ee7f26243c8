/** Those of each problem, in their order. */
export function byProblem<One extends { problemId: string }>(all: readonly One[]) {
  const problems = new Map<string, One[]>();
  for (const one of all) {
    const others = problems.get(one.problemId);
    if (others) others.push(one);
    else problems.set(one.problemId, [one]);
  }
  return (problemId: string): readonly One[] => problems.get(problemId) ?? [];
}
