function canFinish(courseCount, prerequisites) {
  const unlocks = Array.from({ length: courseCount }, () => []);
  const stillOpen = new Array(courseCount).fill(0);
  for (const [course, needed] of prerequisites) {
    unlocks[needed].push(course);
    stillOpen[course] += 1;
  }
  const finished = stillOpen.flatMap((open, course) => (open === 0 ? [course] : []));
  // The loop also meets what is added meanwhile. Courses of a circle never are.
  for (const course of finished) {
    for (const unlocked of unlocks[course]) {
      stillOpen[unlocked] -= 1;
      if (stillOpen[unlocked] === 0) finished.push(unlocked);
    }
  }
  return finished.length === courseCount;
}

console.log(
  canFinish(4, [
    [1, 0],
    [2, 1],
    [3, 1],
  ]),
);
