/** Values of programs as pictures: what a program holds at a step, and what explains a solution. */
export { Bars } from './bars.tsx';
export {
  type Cell,
  CellRow,
  CellTable,
  Chain,
  Entries,
  type Entry,
  type Head,
  type Link,
  type Mark,
  type Names,
} from './cells.tsx';
export { type Edge, Graph, type GraphNode } from './graph.tsx';
export { type Interval, Intervals } from './intervals.tsx';
export { Frame, Picture } from './picture/picture.tsx';
export { Tree } from './tree.tsx';
export { type Branch, layOutTree } from './tree-layout.ts';
