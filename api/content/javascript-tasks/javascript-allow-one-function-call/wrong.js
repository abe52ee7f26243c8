function once(action) {
  let done = false;
  let result;
  return (...given) => {
    if (!done) {
      done = true;
      result = action(...given);
    }
    return result;
  };
}
