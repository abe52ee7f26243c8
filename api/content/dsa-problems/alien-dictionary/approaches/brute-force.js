function alienOrder(words) {
  const letters = [...new Set(words.join(''))].sort();
  for (const order of permutations(letters)) {
    const place = new Map(order.map((letter, index) => [letter, index]));
    const keys = words.map((word) => [...word].map((letter) => place.get(letter)));
    if (keys.every((key, index) => index === 0 || inOrder(keys[index - 1], key))) {
      return order.join('');
    }
  }
  return '';
}

function* permutations(letters) {
  if (letters.length === 0) yield [];
  for (const [index, letter] of letters.entries()) {
    for (const rest of permutations(letters.toSpliced(index, 1))) yield [letter, ...rest];
  }
}

function inOrder(earlier, later) {
  const at = earlier.findIndex((place, index) => place !== later[index]);
  return at === -1 || earlier[at] < later[at];
}

console.log(alienOrder(['zx', 'zy', 'xa', 'xay', 'ya']));
