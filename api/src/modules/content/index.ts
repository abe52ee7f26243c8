export { ContentMistakes } from './content-mistakes.ts';
export { describeLoad } from './describe-load.ts';
export { type LoadReport, loadContent } from './load-content.ts';
