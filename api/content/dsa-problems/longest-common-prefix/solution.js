function longestCommonPrefix(words) {
  const first = words[0];
  for (let index = 0; index < first.length; index += 1) {
    for (const word of words) {
      // A word that is too short has undefined there.
      if (word[index] !== first[index]) return first.slice(0, index);
    }
  }
  return first;
}

console.log(longestCommonPrefix(['clover', 'close', 'clock']));
