function check(actual) {
  return {
    is(expected) {
      if (Object.is(actual, expected)) return true;
      throw new Error(`Expected ${String(expected)}, got ${String(actual)}`);
    },
    isNot(expected) {
      if (!Object.is(actual, expected)) return true;
      throw new Error(`Expected anything but ${String(expected)}`);
    },
  };
}
