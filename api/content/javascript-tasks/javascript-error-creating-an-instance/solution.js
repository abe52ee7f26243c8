class LoadError extends Error {
  constructor(message, options = {}) {
    super(message, options);
    this.status = options.status ?? 0;
  }

  get name() {
    return 'LoadError';
  }
}
