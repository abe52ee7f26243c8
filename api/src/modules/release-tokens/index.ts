export { authorOf } from './author.ts';
export { createReleaseTokens, type ReleaseTokens } from './release-tokens.ts';
export { type Holder, requireRight } from './rights.ts';
