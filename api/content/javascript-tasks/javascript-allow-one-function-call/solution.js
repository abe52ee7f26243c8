function once(action) {
  let done = false;
  let result;
  return function (...given) {
    if (!done) {
      result = action.apply(this, given);
      done = true;
    }
    return result;
  };
}
