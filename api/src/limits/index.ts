export { countPages } from './count-pages.ts';
export { deleteEndedWindows } from './fixed-windows.repository.ts';
export type { Owner } from './known-devices.ts';
export { limits } from './limits.plugin.ts';
export { networkOf } from './networks.ts';
export {
  createPasswordGuesses,
  type GuessSource,
  type PasswordGuesses,
} from './password-guesses.ts';
export { type CountMailOptions, countMail, countReplyMail } from './recipient-limit.ts';
export { wrongTokens } from './wrong-tokens.ts';
