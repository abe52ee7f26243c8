function encode(words) {
  return words.map((word) => `${[...word].map((char) => char.codePointAt(0)).join(' ')};`).join('');
}

function decode(text) {
  const parts = text.split(';').slice(0, -1);
  return parts.map((part) =>
    part
      .split(' ')
      .filter((number) => number !== '')
      .map((number) => String.fromCodePoint(Number(number)))
      .join(''),
  );
}

console.log(decode(encode(['tea', '4#2', ''])));
