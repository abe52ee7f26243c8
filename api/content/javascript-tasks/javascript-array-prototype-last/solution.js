Object.defineProperty(Array.prototype, 'lastOr', {
  value: function lastOr(fallback) {
    return this.length > 0 ? this[this.length - 1] : fallback;
  },
});
