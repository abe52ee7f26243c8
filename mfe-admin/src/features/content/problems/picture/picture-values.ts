import type { ProblemPicture } from '@site/shared/contracts/practice';
import { shapeIn, shapeText } from './shape-text.ts';

/** A shape as the form holds it. */
export interface ShapeValues {
  text: string;
}

interface FrameValues {
  note: string;
  shapes: ShapeValues[];
}

/** A picture as the form holds it; without frames if there is none. */
export interface PictureValues {
  title: string;
  frames: FrameValues[];
}

export const noPicture: PictureValues = { title: '', frames: [] };

export const pictureValues = ({ title, frames }: ProblemPicture): PictureValues => ({
  title,
  frames: frames.map(({ note, shapes }) => ({
    note,
    shapes: shapes.map((shape) => ({ text: shapeText(shape) })),
  })),
});

export const pictureRequest = ({ title, frames }: PictureValues) =>
  frames.length === 0
    ? null
    : {
        title,
        frames: frames.map(({ note, shapes }) => ({
          note,
          shapes: shapes.map(({ text }) => shapeIn(text)),
        })),
      };
