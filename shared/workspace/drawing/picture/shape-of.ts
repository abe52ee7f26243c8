import type { PictureShape } from '@site/shared/contracts';

/** A shape of one kind. */
export type ShapeOf<Kind extends PictureShape['shape']> = Extract<PictureShape, { shape: Kind }>;

/** Those that are drawn with lines. */
export type DiagramShape = ShapeOf<'tree' | 'branches' | 'graph' | 'bars' | 'intervals'>;
