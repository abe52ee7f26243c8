function longestPalindrome(text) {
  let longest = '';
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      const part = text.slice(start, end);
      const reversed = [...part].reverse().join('');
      if (part === reversed && part.length > longest.length) longest = part;
    }
  }
  return longest;
}

console.log(longestPalindrome('tartrate'));
