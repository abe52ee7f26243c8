function canServeAll(notes) {
  const openWays = [[0, 0, 0]];
  while (openWays.length > 0) {
    const [customer, fives, tens] = openWays.pop();
    if (customer === notes.length) return true;
    if (notes[customer] === 5) {
      openWays.push([customer + 1, fives + 1, tens]);
    } else if (notes[customer] === 10) {
      if (fives > 0) openWays.push([customer + 1, fives - 1, tens + 1]);
    } else {
      if (fives > 2) openWays.push([customer + 1, fives - 3, tens]);
      if (fives > 0 && tens > 0) openWays.push([customer + 1, fives - 1, tens - 1]);
    }
  }
  return false;
}

console.log(canServeAll([5, 10, 5, 10, 20]));
