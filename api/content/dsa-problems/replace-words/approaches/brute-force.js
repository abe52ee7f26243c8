function replaceWords(roots, sentence) {
  return sentence
    .split(' ')
    .map((word) => {
      let shortest = word;
      for (const root of roots) {
        if (word.startsWith(root) && root.length < shortest.length) shortest = root;
      }
      return shortest;
    })
    .join(' ');
}

console.log(replaceWords(['play', 'run', 'pl', 'out'], 'the player runs outside'));
