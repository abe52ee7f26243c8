function sortBy(items, ...names) {
  const criteria = names.map((name) =>
    name.startsWith('-') ? { name: name.slice(1), sign: -1 } : { name, sign: 1 },
  );
  return [...items].sort((one, other) => {
    for (const { name, sign } of criteria) {
      const [a, b] = [one[name], other[name]];
      if (a === b) continue;
      if (a === undefined) return 1;
      if (b === undefined) return -1;
      return a < b ? -sign : sign;
    }
    return 0;
  });
}
