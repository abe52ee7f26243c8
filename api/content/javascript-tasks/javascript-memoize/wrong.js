function remember(compute) {
  const results = {};
  return (...given) => {
    const key = given.join();
    if (!results[key]) results[key] = compute(...given);
    return results[key];
  };
}
