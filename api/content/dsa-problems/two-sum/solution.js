function twoSum(numbers, target) {
  const positionOf = new Map();
  for (const [position, number] of numbers.entries()) {
    const partner = target - number;
    if (positionOf.has(partner)) return [positionOf.get(partner), position];
    // Stored after the lookup: a number must not find itself.
    positionOf.set(number, position);
  }
  throw new Error('no two numbers add up to the target');
}

console.log(twoSum([3, 8, 5, 11], 16));
