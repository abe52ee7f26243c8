function alienOrder(words) {
  const after = new Map();
  for (const word of words) {
    for (const letter of word) after.set(letter, new Set());
  }
  for (let index = 1; index < words.length; index += 1) {
    const [earlier, later] = [words[index - 1], words[index]];
    const at = [...earlier].findIndex((letter, place) => letter !== later[place]);
    if (at === -1) continue;
    // A word comes after a longer one that begins with it.
    if (at >= later.length) return '';
    after.get(earlier[at]).add(later[at]);
  }
  const before = new Map([...after.keys()].map((letter) => [letter, 0]));
  for (const followers of after.values()) {
    for (const letter of followers) before.set(letter, before.get(letter) + 1);
  }
  const ready = [...before.keys()].filter((letter) => before.get(letter) === 0);
  let order = '';
  while (ready.length > 0) {
    // At most 26 letters: sorting them is as fast as a heap.
    const letter = ready.sort().shift();
    order += letter;
    for (const follower of after.get(letter)) {
      before.set(follower, before.get(follower) - 1);
      if (before.get(follower) === 0) ready.push(follower);
    }
  }
  return order.length === after.size ? order : '';
}

console.log(alienOrder(['zx', 'zy', 'xa', 'xay', 'ya']));
