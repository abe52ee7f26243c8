import type { ResizeOptions } from 'sharp';

/** What pictures are uploaded for. */
export interface PictureKind {
  /** What refusals call the file. */
  field: string;
  /** Of the file that is sent; a whole number of MiB. */
  maxBytes: number;
  /** How large it is drawn. */
  size: ResizeOptions;
}
