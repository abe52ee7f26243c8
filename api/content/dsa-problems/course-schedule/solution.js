const [UNSEEN, ON_PATH, DONE] = [0, 1, 2];

function canFinish(courseCount, prerequisites) {
  const unlocks = Array.from({ length: courseCount }, () => []);
  for (const [course, needed] of prerequisites) unlocks[needed].push(course);
  const state = new Array(courseCount).fill(UNSEEN);
  return !state.some((_, course) => state[course] === UNSEEN && meetsCycle(course, unlocks, state));
}

function meetsCycle(start, unlocks, state) {
  // An explicit stack: a long chain of courses could be too deep for recursion.
  const path = [];
  const enter = (course) => {
    state[course] = ON_PATH;
    path.push({ course, following: unlocks[course].values() });
  };
  enter(start);
  while (path.length > 0) {
    const { course, following } = path.at(-1);
    const { value: unlocked, done } = following.next();
    if (done) {
      state[course] = DONE;
      path.pop();
    } else if (state[unlocked] === ON_PATH) return true;
    else if (state[unlocked] === UNSEEN) enter(unlocked);
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
