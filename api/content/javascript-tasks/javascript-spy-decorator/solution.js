function spy(fn) {
  function watched(...given) {
    const entry = { given };
    watched.calls.push(entry);
    try {
      entry.result = fn.apply(this, given);
      return entry.result;
    } catch (error) {
      entry.error = error;
      throw error;
    }
  }
  watched.calls = [];
  return watched;
}
