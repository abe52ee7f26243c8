async function total(one, other) {
  const [a, b] = await Promise.all([one, other]);
  return a + b;
}
