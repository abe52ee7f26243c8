function isAnagram(first, second) {
  const letters = [...second];
  for (const letter of first) {
    const place = letters.indexOf(letter);
    if (place === -1) return false;
    letters.splice(place, 1);
  }
  return letters.length === 0;
}

console.log(isAnagram('listen', 'silent'));
