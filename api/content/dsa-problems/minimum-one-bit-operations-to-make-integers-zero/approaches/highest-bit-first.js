function minimumOperations(number) {
  if (number === 0) return 0;
  const highest = 1 << (31 - Math.clz32(number));
  // A power of two needs 2 * highest - 1; number is already part of the way.
  return 2 * highest - 1 - minimumOperations(number - highest);
}

console.log(minimumOperations(5));
