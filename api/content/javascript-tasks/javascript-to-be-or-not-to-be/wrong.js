function check(actual) {
  return {
    is(expected) {
      if (actual === expected) return true;
      throw new Error(`Expected ${expected}, got ${actual}`);
    },
    isNot(expected) {
      if (actual !== expected) return true;
      throw new Error(`Expected anything but ${expected}`);
    },
  };
}
