function nextPermutation(numbers) {
  let best = null;
  for (const order of ordersOf(numbers)) {
    if (isBefore(numbers, order) && (best === null || isBefore(order, best))) best = [...order];
  }
  best ??= [...numbers].sort((a, b) => a - b);
  for (const [index, number] of best.entries()) numbers[index] = number;
  return numbers;
}

/** All orders, each one swap away from the one before it: Heap's algorithm. */
function* ordersOf(numbers) {
  const order = [...numbers];
  const swaps = numbers.map(() => 0);
  yield order;
  let at = 1;
  while (at < order.length) {
    if (swaps[at] === at) {
      swaps[at] = 0;
      at += 1;
      continue;
    }
    const other = at % 2 === 0 ? 0 : swaps[at];
    [order[other], order[at]] = [order[at], order[other]];
    yield order;
    swaps[at] += 1;
    at = 1;
  }
}

/** Whether one order comes before another of the same length. */
function isBefore(first, second) {
  const at = first.findIndex((number, index) => number !== second[index]);
  return at >= 0 && first[at] < second[at];
}

console.log(nextPermutation([2, 6, 3, 7, 5, 4]));
