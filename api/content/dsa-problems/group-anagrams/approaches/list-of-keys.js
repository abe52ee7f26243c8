function groupAnagrams(words) {
  const keys = [];
  const groups = [];
  for (const word of words) {
    const key = [...word].sort().join('');
    const place = keys.indexOf(key);
    if (place >= 0) {
      groups[place].push(word);
    } else {
      keys.push(key);
      groups.push([word]);
    }
  }
  return groups;
}

console.log(groupAnagrams(['stop', 'arc', 'pots', 'car', 'code', 'tops']));
