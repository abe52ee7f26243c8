function decodeString(packed) {
  let text = packed;
  while (text.includes(']')) {
    const end = text.indexOf(']');
    const start = text.lastIndexOf('[', end);
    let number = start;
    while (number > 0 && text[number - 1] >= '0' && text[number - 1] <= '9') number -= 1;
    const repeated = text.slice(start + 1, end).repeat(Number(text.slice(number, start)));
    text = text.slice(0, number) + repeated + text.slice(end + 1);
  }
  return text;
}

console.log(decodeString('2[x3[y]]z'));
