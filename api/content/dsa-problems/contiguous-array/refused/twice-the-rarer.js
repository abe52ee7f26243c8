function findMaxLength(bits) {
  const ones = bits.filter((bit) => bit === 1).length;
  return 2 * Math.min(ones, bits.length - ones);
}
