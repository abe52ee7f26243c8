function longestCommonSubsequence(first, second) {
  let above = new Array(second.length + 1).fill(0);
  for (const letter of first) {
    const current = [0];
    for (let column = 0; column < second.length; column += 1) {
      current.push(
        letter === second[column]
          ? above[column] + 1
          : Math.max(above[column + 1], current[column]),
      );
    }
    above = current;
  }
  return above.at(-1);
}

console.log(longestCommonSubsequence('stone', 'longest'));
