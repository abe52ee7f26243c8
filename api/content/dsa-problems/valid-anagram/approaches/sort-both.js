function isAnagram(first, second) {
  return sorted(first) === sorted(second);
}

function sorted(word) {
  return [...word].sort().join('');
}

console.log(isAnagram('listen', 'silent'));
