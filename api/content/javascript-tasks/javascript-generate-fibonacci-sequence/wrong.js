function* generations(first = 0, second = 1) {
  let [a, b] = [first, second];
  while (true) {
    yield BigInt(a);
    [a, b] = [b, a + b];
  }
}
