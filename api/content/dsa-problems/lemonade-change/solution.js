function canServeAll(notes) {
  let fives = 0;
  let tens = 0;
  for (const note of notes) {
    if (note === 5) {
      fives += 1;
    } else if (note === 10) {
      fives -= 1;
      tens += 1;
    } else if (tens > 0) {
      tens -= 1;
      fives -= 1;
    } else {
      fives -= 3;
    }
    if (fives < 0) return false;
  }
  return true;
}

console.log(canServeAll([5, 10, 5, 10, 20]));
