function nearlyEqual(a, b) {
  return Math.abs(a - b) < Number.EPSILON;
}
