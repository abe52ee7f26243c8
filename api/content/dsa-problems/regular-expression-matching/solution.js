function isMatch(text, pattern) {
  // above[j]: does the text so far match the first j of the pattern?
  let above = [true];
  for (let j = 1; j <= pattern.length; j += 1) above.push(pattern[j - 1] === '*' && above[j - 2]);
  for (const letter of text) {
    const fits = (sign) => sign === '.' || sign === letter;
    const row = [false];
    for (let j = 1; j <= pattern.length; j += 1) {
      const sign = pattern[j - 1];
      if (sign === '*') row.push(row[j - 2] || (fits(pattern[j - 2]) && above[j]));
      else row.push(fits(sign) && above[j - 1]);
    }
    above = row;
  }
  return above.at(-1);
}

console.log(isMatch('xxyz', 'x*.z'));
