function rob(amounts) {
  if (amounts.length === 1) return amounts[0];
  return Math.max(robRow(amounts.slice(0, -1)), robRow(amounts.slice(1)));
}

function robRow(amounts) {
  let best = 0;
  const choices = [{ house: 0, amount: 0 }];
  while (choices.length > 0) {
    const { house, amount } = choices.pop();
    if (house >= amounts.length) {
      best = Math.max(best, amount);
    } else {
      choices.push({ house: house + 1, amount });
      choices.push({ house: house + 2, amount: amount + amounts[house] });
    }
  }
  return best;
}

console.log(rob([6, 2, 3, 7]));
