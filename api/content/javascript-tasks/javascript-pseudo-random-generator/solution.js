function* dice(seed) {
  let state = seed;
  while (true) {
    state = (state * 16_807) % 2_147_483_647;
    const sent = yield 1 + (state % 6);
    if (sent !== undefined) state = sent;
  }
}
