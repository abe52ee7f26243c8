import * as z from 'zod/mini';
import { exactly, finished, type Stage } from '../composition/content-fields.ts';
import { grid, linkedList, map, row } from './picture-cells.ts';
import { bars, branches, graph, intervals, tree } from './picture-diagrams.ts';
import { listOf } from './picture-fields.ts';

/**
 * `picture.json` of a DSA problem: the idea of its solution in a few frames. It says what is drawn and not how, so that
 * all pictures look alike. What is marked is what a frame is about, and what is faded no longer counts.
 */

/** The most frames of a picture, and the most shapes of a frame. More would show more than one idea. */
export const FRAMES_MAX = 6;
export const SHAPES_MAX = 4;

const SHAPES =
  'array, stack, queue, grid, tree, branches, graph, linked-list, map, bars or intervals';
export const pictureShape = z.discriminatedUnion(
  'shape',
  [row, grid, tree, branches, graph, linkedList, map, bars, intervals],
  { error: `must be an object whose shape is ${SHAPES}` },
);
export type PictureShape = z.infer<typeof pictureShape>;

/** A picture, finished or not; its shapes can be drawn in either case. */
export const pictureOf = (stage: Stage) =>
  exactly({
    /** What can be seen. */
    title: stage.line(100),
    frames: listOf(
      exactly({
        /** What is seen in this frame, in words: for people who don't see it, too. */
        note: stage.prose(400),
        shapes: listOf(pictureShape, 'shapes', SHAPES_MAX, stage),
      }),
      'frames',
      FRAMES_MAX,
      stage,
    ),
  });
export const problemPicture = pictureOf(finished);
export type ProblemPicture = z.infer<typeof problemPicture>;
