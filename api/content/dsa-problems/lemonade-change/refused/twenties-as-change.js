function canServeAll(notes) {
  const held = { 5: 0, 10: 0, 20: 0 };
  for (const note of notes) {
    held[note] += 1;
    let change = note - 5;
    for (const size of [20, 10, 5]) {
      while (change >= size - 5 && change > 0 && held[size] > 0) {
        held[size] -= 1;
        change -= size;
      }
    }
    if (change > 0) return false;
  }
  return true;
}
