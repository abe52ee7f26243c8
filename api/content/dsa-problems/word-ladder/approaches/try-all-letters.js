const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

function ladderLength(first, last, words) {
  const unseen = new Set(words);
  unseen.delete(first);
  let level = [first];
  for (let wordsSoFar = 1; level.length > 0; wordsSoFar += 1) {
    if (level.includes(last)) return wordsSoFar;
    const candidates = level.flatMap(withOneLetterChanged);
    // What is deleted was there: a word is reached only once.
    level = candidates.filter((word) => unseen.delete(word));
  }
  return 0;
}

function withOneLetterChanged(word) {
  return [...word].flatMap((_, index) =>
    LETTERS.map((letter) => word.slice(0, index) + letter + word.slice(index + 1)),
  );
}

const words = ['cord', 'word', 'card', 'ward', 'warm', 'worm'];

console.log(ladderLength('cold', 'warm', words));
