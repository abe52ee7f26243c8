/** Code to read: highlighted by the API, with line numbers, and copied with a button. */
export { CopyButton, Listing, renderToken } from './listing.tsx';
export { highlightedLines, type Line, plainLines, type Token } from './listing-lines.ts';
