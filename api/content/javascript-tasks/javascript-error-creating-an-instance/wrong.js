class LoadError extends Error {
  constructor(message, { status = 0, cause } = {}) {
    super(message, { cause });
    this.name = 'LoadError';
    this.status = status;
  }
}
