function rememberAny(compute) {
  const results = new Map();
  return function (...given) {
    const key = JSON.stringify(given);
    if (!results.has(key)) results.set(key, compute.apply(this, given));
    return results.get(key);
  };
}
