function canFinish(courseCount, prerequisites) {
  const needs = Array.from({ length: courseCount }, () => []);
  for (const [course, needed] of prerequisites) needs[course].push(needed);

  const paths = needs.map((_, course) => [course]);
  while (paths.length > 0) {
    const path = paths.pop();
    for (const needed of needs[path.at(-1)]) {
      if (path.includes(needed)) return false;
      paths.push([...path, needed]);
    }
  }
  return true;
}

console.log(
  canFinish(4, [
    [1, 0],
    [2, 1],
    [3, 1],
  ]),
);
