function canFinish(courseCount, prerequisites) {
  const needs = Array.from({ length: courseCount }, () => []);
  for (const [course, needed] of prerequisites) needs[course].push(needed);
  return !needs.some((_, course) => needsItself(course, needs));
}

function needsItself(start, needs) {
  const seen = new Set();
  const toVisit = [start];
  while (toVisit.length > 0) {
    for (const needed of needs[toVisit.pop()]) {
      if (needed === start) return true;
      if (seen.has(needed)) continue;
      seen.add(needed);
      toVisit.push(needed);
    }
  }
  return false;
}

console.log(
  canFinish(4, [
    [1, 0],
    [2, 1],
    [3, 1],
  ]),
);
