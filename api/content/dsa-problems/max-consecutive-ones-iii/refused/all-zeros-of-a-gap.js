function longestOnes(bits, k) {
  const runs = bits
    .join('')
    .split('0')
    .map((run) => run.length);
  return Math.min(
    bits.length,
    Math.max(...runs.map((run, at) => run + (k > 0 ? (runs[at + 1] ?? 0) + k : 0))),
  );
}
