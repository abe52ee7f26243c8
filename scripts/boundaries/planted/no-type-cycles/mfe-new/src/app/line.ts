export interface Line {
  of: import('./chapter.ts').Chapter;
}
