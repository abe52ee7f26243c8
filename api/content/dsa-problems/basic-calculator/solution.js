function calculate(expression) {
  const levels = [1];
  let sign = 1;
  let total = 0;
  let number = 0;
  for (const character of expression) {
    if (character >= '0' && character <= '9') {
      number = number * 10 + Number(character);
    } else if (character === '(') {
      levels.push(sign);
    } else if (character !== ' ') {
      total += sign * number;
      number = 0;
      if (character === ')') levels.pop();
      else sign = character === '+' ? levels.at(-1) : -levels.at(-1);
    }
  }
  return total + sign * number;
}

console.log(calculate('8 - (3 - (1 + 4)) + 2'));
