function longestPalindrome(text) {
  let longest = '';
  for (let index = 0; index < text.length; index += 1) {
    // Around a letter, then around the gap after it.
    for (const after of [index, index + 1]) {
      const palindrome = grow(text, index, after);
      if (palindrome.length > longest.length) longest = palindrome;
    }
  }
  return longest;
}

function grow(text, start, end) {
  let [left, right] = [start, end];
  while (left >= 0 && right < text.length && text[left] === text[right]) {
    left -= 1;
    right += 1;
  }
  return text.slice(left + 1, right);
}

console.log(longestPalindrome('tartrate'));
