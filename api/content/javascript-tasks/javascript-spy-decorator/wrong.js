function spy(fn) {
  const watched = (...given) => {
    const result = fn(...given);
    watched.calls.push({ given, result });
    return result;
  };
  watched.calls = [];
  return watched;
}
