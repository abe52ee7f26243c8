function longestCommonPrefix(words) {
  const first = words[0];
  for (let length = first.length; length > 0; length -= 1) {
    const prefix = first.slice(0, length);
    if (words.every((word) => word.startsWith(prefix))) return prefix;
  }
  return '';
}

console.log(longestCommonPrefix(['clover', 'close', 'clock']));
