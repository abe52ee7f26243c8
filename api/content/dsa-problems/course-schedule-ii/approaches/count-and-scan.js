function findOrder(courseCount, prerequisites) {
  const neededBy = Array.from({ length: courseCount }, () => []);
  const stillOpen = new Array(courseCount).fill(0);
  for (const [course, needed] of prerequisites) {
    neededBy[needed].push(course);
    stillOpen[course] += 1;
  }
  const order = [];
  while (order.length < courseCount) {
    const finished = stillOpen.indexOf(0);
    if (finished === -1) return [];
    stillOpen[finished] = -1;
    order.push(finished);
    for (const course of neededBy[finished]) stillOpen[course] -= 1;
  }
  return order;
}

console.log(
  findOrder(4, [
    [1, 3],
    [2, 1],
    [0, 3],
  ]),
);
