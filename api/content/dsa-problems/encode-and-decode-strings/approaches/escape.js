function encode(words) {
  return words.map((word) => `${word.replaceAll('/', '//')}/;`).join('');
}

function decode(text) {
  const words = [];
  let current = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] !== '/') {
      current.push(text[index]);
      continue;
    }
    index += 1; // the second character of the pair
    if (text[index] === '/') {
      current.push('/');
    } else {
      words.push(current.join(''));
      current = [];
    }
  }
  return words;
}

console.log(decode(encode(['tea', '4#2', ''])));
