function encode(words) {
  return words.map((word) => `${word.length}#${word}`).join('');
}

function decode(text) {
  const words = [];
  let at = 0;
  while (at < text.length) {
    const sign = text.indexOf('#', at);
    const start = sign + 1;
    const end = start + Number(text.slice(at, sign));
    words.push(text.slice(start, end));
    at = end;
  }
  return words;
}

console.log(decode(encode(['tea', '4#2', ''])));
