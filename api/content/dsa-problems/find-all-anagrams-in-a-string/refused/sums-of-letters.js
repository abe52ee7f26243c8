function findAnagrams(text, word) {
  const sum = (letters) => [...letters].reduce((all, one) => all + one.charCodeAt(0), 0);
  return [...text].flatMap((_, start) => {
    const part = text.slice(start, start + word.length);
    return part.length === word.length && sum(part) === sum(word) ? [start] : [];
  });
}
