class WordDictionary {
  words = [];

  addWord(word) {
    this.words.push(word);
  }

  search(pattern) {
    return this.words.some(
      (word) =>
        word.length === pattern.length &&
        [...pattern].every((sign, place) => sign === '.' || sign === word[place]),
    );
  }
}

const words = [
  ['addWord', 'tea'],
  ['addWord', 'ten'],
];

const searches = [
  ['search', 'te.'],
  ['search', 't.a'],
  ['search', '.a'],
];

console.log(calls(new WordDictionary(), ...words, ...searches));
