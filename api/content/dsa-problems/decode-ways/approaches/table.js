function numDecodings(digits) {
  const ways = new Array(digits.length + 1).fill(0);
  ways[digits.length] = 1;
  for (let start = digits.length - 1; start >= 0; start -= 1) {
    if (digits[start] === '0') continue;
    ways[start] = ways[start + 1];
    if (start + 2 <= digits.length && Number(digits.slice(start, start + 2)) <= 26) {
      ways[start] += ways[start + 2];
    }
  }
  return ways[0];
}

console.log(numDecodings('2263'));
