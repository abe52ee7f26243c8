function* generations(first = 0, second = 1) {
  let [a, b] = [BigInt(first), BigInt(second)];
  while (true) {
    yield a;
    [a, b] = [b, a + b];
  }
}
