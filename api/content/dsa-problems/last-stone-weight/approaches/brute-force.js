function lastStoneWeight(weights) {
  const stones = [...weights];
  while (stones.length > 1) {
    const heaviest = takeHeaviest(stones);
    const second = takeHeaviest(stones);
    if (heaviest !== second) stones.push(heaviest - second);
  }
  return stones[0] ?? 0;
}

function takeHeaviest(stones) {
  const heaviest = stones.reduce((one, other) => Math.max(one, other));
  stones.splice(stones.indexOf(heaviest), 1);
  return heaviest;
}

console.log(lastStoneWeight([6, 9, 3, 5]));
