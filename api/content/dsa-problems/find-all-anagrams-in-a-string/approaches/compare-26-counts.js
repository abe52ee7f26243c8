function findAnagrams(text, word) {
  const needed = Array(26).fill(0);
  const window = Array(26).fill(0);
  const place = (letter) => letter.charCodeAt(0) - 97;
  for (const letter of word) needed[place(letter)] += 1;
  const found = [];
  for (let index = 0; index < text.length; index += 1) {
    window[place(text[index])] += 1;
    if (index >= word.length) window[place(text[index - word.length])] -= 1;
    if (window.every((count, at) => count === needed[at])) found.push(index - word.length + 1);
  }
  return found;
}

console.log(findAnagrams('tactic', 'act'));
