/** Something couldn't be loaded. */
class LoadError extends Error {
  /**
   * @param {string} message
   * @param {{ status?: number, cause?: unknown }} [options]
   */
  constructor(message, options) {
  }
}
