function nextGreaterElement(queries, numbers) {
  const greater = new Map();
  const waiting = [];
  for (const number of numbers) {
    while (waiting.at(-1) < number) greater.set(waiting.pop(), number);
    waiting.push(number);
  }
  return queries.map((query) => greater.get(query) ?? -1);
}

console.log(nextGreaterElement([2, 6], [5, 2, 4, 6, 1]));
