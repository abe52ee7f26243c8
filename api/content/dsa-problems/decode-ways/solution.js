function numDecodings(digits) {
  let before = 0;
  let ways = 1;
  for (let at = 0; at < digits.length; at += 1) {
    const alone = digits[at] === '0' ? 0 : ways;
    const pair = Number(digits.slice(at - 1, at + 1));
    const paired = at > 0 && pair >= 10 && pair <= 26 ? before : 0;
    [before, ways] = [ways, alone + paired];
  }
  return ways;
}

console.log(numDecodings('2263'));
