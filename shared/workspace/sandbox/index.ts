/** What pages need to run programs in a frame with an opaque origin; bundled by the remotes that do. */
export { curlyQuoteIn } from './curly-quote.ts';
export { fetchFile, type SandboxFile } from './fetch-file.ts';
export { openFrame, type WorkerFrame } from './open-frame.ts';
