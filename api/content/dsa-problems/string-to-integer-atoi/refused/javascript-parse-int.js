function parseInteger(text) {
  return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, parseInt(text, 10)));
}
