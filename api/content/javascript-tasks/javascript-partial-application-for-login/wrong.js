function fillIn(fn, ...fixed) {
  return function (...given) {
    for (let i = 0; i < fixed.length; i += 1) {
      if (fixed[i] === fillIn.later) fixed[i] = given.shift();
    }
    return fn.apply(this, [...fixed, ...given]);
  };
}

fillIn.later = Symbol('later');
