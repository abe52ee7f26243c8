function groupAnagrams(words) {
  const lettersOf = (word) => [...word].sort().join('');
  const groups = [];
  for (const word of words) {
    const group = groups.find(([member]) => lettersOf(member) === lettersOf(word));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

console.log(groupAnagrams(['stop', 'arc', 'pots', 'car', 'code', 'tops']));
