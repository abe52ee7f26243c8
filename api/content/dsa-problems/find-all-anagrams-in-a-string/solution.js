function findAnagrams(text, word) {
  const surplus = new Map();
  let different = 0;
  const change = (letter, by) => {
    const before = surplus.get(letter) ?? 0;
    surplus.set(letter, before + by);
    if (before === 0) different += 1;
    if (before + by === 0) different -= 1;
  };
  for (const letter of word) change(letter, -1);
  const found = [];
  for (let index = 0; index < text.length; index += 1) {
    change(text[index], 1);
    if (index >= word.length) change(text[index - word.length], -1);
    if (different === 0) found.push(index - word.length + 1);
  }
  return found;
}

console.log(findAnagrams('tactic', 'act'));
