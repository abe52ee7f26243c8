function numDecodings(digits) {
  function waysFrom(start) {
    if (start === digits.length) return 1;
    if (digits[start] === '0') return 0;
    let ways = 0;
    if (start + 2 <= digits.length && Number(digits.slice(start, start + 2)) <= 26) {
      ways += waysFrom(start + 2);
    }
    return ways + waysFrom(start + 1);
  }

  return waysFrom(0);
}

console.log(numDecodings('2263'));
