/** Values of programs as pictures: what a program holds at a step, and what explains a solution. */
export { Bars } from './bars.tsx';
export type { Cell, Mark, Names } from './cell.ts';
export { CellRow } from './cell-row.tsx';
export { CellTable, type Head } from './cell-table.tsx';
export { Chain, type Link } from './chain.tsx';
export { Entries, type Entry } from './entries.tsx';
export { type Edge, Graph, type GraphNode } from './graph.tsx';
export { type Interval, Intervals } from './intervals.tsx';
export { Frame } from './picture/frame.tsx';
export { Picture } from './picture/picture.tsx';
export { Tree } from './tree.tsx';
export { type Branch, layOutTree } from './tree-layout.ts';
