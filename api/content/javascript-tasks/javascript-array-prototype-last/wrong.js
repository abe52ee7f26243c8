Array.prototype.lastOr = function (fallback) {
  return this[this.length - 1] ?? fallback;
};
