function lastStoneWeight(weights) {
  const stones = [...weights].sort((a, b) => a - b);
  while (stones.length > 1) {
    const heaviest = stones.pop();
    const second = stones.pop();
    if (heaviest !== second) insert(stones, heaviest - second);
  }
  return stones[0] ?? 0;
}

function insert(stones, weight) {
  let low = 0;
  let high = stones.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stones[middle] < weight) low = middle + 1;
    else high = middle;
  }
  stones.splice(low, 0, weight);
}

console.log(lastStoneWeight([6, 9, 3, 5]));
