function findOrder(courseCount, prerequisites) {
  const order = [];
  const canBeTaken = (course) => {
    const needed = prerequisites.filter(([one]) => one === course).map(([, other]) => other);
    return !order.includes(course) && needed.every((other) => order.includes(other));
  };
  while (order.length < courseCount) {
    let course = 0;
    while (course < courseCount && !canBeTaken(course)) course += 1;
    if (course === courseCount) return [];
    order.push(course);
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
