function decodeString(packed) {
  const outer = [];
  let text = '';
  let number = 0;
  for (const character of packed) {
    if (character >= '0' && character <= '9') {
      number = number * 10 + Number(character);
    } else if (character === '[') {
      outer.push([text, number]);
      text = '';
      number = 0;
    } else if (character === ']') {
      const [before, times] = outer.pop();
      text = before + text.repeat(times);
    } else {
      text += character;
    }
  }
  return text;
}

console.log(decodeString('2[x3[y]]z'));
