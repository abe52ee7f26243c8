function calculate(expression) {
  const levels = [1];
  let sign = 1;
  let total = 0;
  for (const character of expression.replaceAll(' ', '')) {
    if (character === '(') levels.push(sign);
    else if (character === ')') levels.pop();
    else if (character === '+') sign = levels.at(-1);
    else if (character === '-') sign = -levels.at(-1);
    else total += sign * Number(character);
  }
  return total;
}
