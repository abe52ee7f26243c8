function fillIn(fn, ...fixed) {
  return function (...given) {
    const known = fixed.map((value) => (value === fillIn.later ? given.shift() : value));
    return fn.apply(this, [...known, ...given]);
  };
}

fillIn.later = Symbol('later');
