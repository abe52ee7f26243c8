function* dice(seed) {
  let state = seed;
  while (true) {
    const sent = yield 1 + (state % 6);
    state = sent ?? (state * 16_807) % 2_147_483_647;
  }
}
