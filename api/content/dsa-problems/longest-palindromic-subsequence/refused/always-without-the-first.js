function longestPalindromeSubsequence(text) {
  let [i, j, length] = [0, text.length - 1, 0];
  while (i < j) {
    if (text[i] === text[j]) {
      length += 2;
      j -= 1;
    }
    i += 1;
  }
  return i === j ? length + 1 : length;
}
