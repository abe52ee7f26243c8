function countSubsequences(text, pattern) {
  const ways = [1, ...new Array(pattern.length).fill(0)];
  for (const letter of text) {
    // From the end: no letter of the text may be used twice.
    for (let j = pattern.length - 1; j >= 0; j -= 1) {
      if (pattern[j] === letter) ways[j + 1] += ways[j];
    }
  }
  return ways.at(-1);
}

console.log(countSubsequences('banana', 'ana'));
