function canServeAll(notes) {
  let tills = new Set(['0 0']);
  for (const note of notes) {
    const following = new Set();
    for (const till of tills) {
      const [fives, tens] = till.split(' ').map(Number);
      if (note === 5) {
        following.add(`${fives + 1} ${tens}`);
      } else if (note === 10) {
        if (fives > 0) following.add(`${fives - 1} ${tens + 1}`);
      } else {
        if (fives > 2) following.add(`${fives - 3} ${tens}`);
        if (fives > 0 && tens > 0) following.add(`${fives - 1} ${tens - 1}`);
      }
    }
    if (following.size === 0) return false;
    tills = following;
  }
  return true;
}

console.log(canServeAll([5, 10, 5, 10, 20]));
