function remember(compute) {
  const results = new Map();
  return (...given) => {
    const key = JSON.stringify(given);
    if (!results.has(key)) results.set(key, compute(...given));
    return results.get(key);
  };
}
