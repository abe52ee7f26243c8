/** What a new password must have, wherever one is chosen. */
export const newPasswordHint =
  'Use at least 8 characters, with upper and lower case letters, a number and one of @ $ ! % * # ? &. From 12 characters on, any will do, spaces too.';
