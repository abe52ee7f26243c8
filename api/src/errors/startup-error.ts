/** Something outside the program prevents a start. The message is one clear line that says what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}
