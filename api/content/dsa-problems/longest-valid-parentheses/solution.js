function longestValid(text) {
  // ending[i]: the length of the longest match that ends at i.
  const ending = new Array(text.length).fill(0);
  let longest = 0;
  for (let index = 1; index < text.length; index += 1) {
    if (text[index] === '(') continue;
    const inside = ending[index - 1];
    const opening = index - inside - 1;
    if (opening >= 0 && text[opening] === '(') {
      const before = opening > 0 ? ending[opening - 1] : 0;
      ending[index] = before + 1 + inside + 1;
      longest = Math.max(longest, ending[index]);
    }
  }
  return longest;
}

console.log(longestValid(')()(())('));
