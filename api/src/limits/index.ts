export { callsAtOnce } from './calls-at-once.ts';
export { deleteEndedWindows } from './fixed-windows.repository.ts';
export type { Owner } from './known-devices.ts';
export { countPages, limits, wrongTokens } from './limits.plugin.ts';
export { networkOf } from './networks.ts';
export {
  createPasswordGuesses,
  type GuessSource,
  type PasswordGuesses,
} from './password-guesses.ts';
export { type CountMailOptions, countMail, countReplyMail } from './recipient-limit.ts';
