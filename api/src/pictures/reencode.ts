import { createHash } from 'node:crypto';
import { IMAGE_MAX_PIXELS } from '@site/shared/contracts/composition';
import type Sharp from 'sharp';
import type { ResizeOptions } from 'sharp';
import { createConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { DomainError } from '../errors/domain-error.ts';

/** What pictures are uploaded for. */
export interface PictureKind {
  /** What refusals call the file. */
  field: string;
  /** Of the file that is sent; a whole number of MiB. */
  maxBytes: number;
  /** How large it is drawn. */
  size: ResizeOptions;
}

/** A picture is decoded in this time, or given up. */
const SECONDS = 8;

/** Takes some tenths of a second, so it is loaded with the first picture. */
let loading: Promise<typeof Sharp> | undefined;

async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Files come from anyone: no other decoder of the library gets to see them.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
  // Decoding runs on the threads that Node also reads files with: one picture takes one of them.
  sharp.concurrency(1);
  // Every picture is seen once: there is nothing to cache.
  sharp.cache(false);
  return sharp;
}

/** 24 megapixels take 100 MB while they are decoded. */
const limited = createConcurrencyLimit({
  concurrency: 1,
  queueSize: 20,
  busy: 'A lot of pictures are being uploaded right now. Please try again in a moment.',
});

export interface Picture {
  /** SHA-256, in hexadecimal. */
  hash: string;
  /** WebP. */
  image: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * A picture as it is shown: upright, of the size of its kind, and drawn again, so that nothing else of the file is
 * left (place and time, a thumbnail, whatever is hidden behind the image). Goes by the content, not by what the file
 * is called.
 * @param file the body of a request
 * @throws DomainError 400 for anything but a whole PNG, JPEG or WebP image of at most 24 megapixels, 503 if too many
 *   wait.
 */
export async function reencode(file: unknown, kind: PictureKind): Promise<Picture> {
  if (!Buffer.isBuffer(file)) throw refusedPicture(kind, 'Choose a PNG, JPEG or WebP picture.');
  return limited(() => drawAgain(file, kind));
}

async function drawAgain(file: Buffer, kind: PictureKind): Promise<Picture> {
  loading ??= loadSharp();
  const sharp = await loading;
  await requirePicture(sharp, file, kind);
  try {
    const { data, info } = await open(sharp, file)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(kind.size)
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex');
    return { hash, image: data, width: info.width, height: info.height };
  } catch {
    throw refusedPicture(kind, 'This picture is damaged. Please choose another one.');
  }
}

async function requirePicture(sharp: typeof Sharp, file: Buffer, kind: PictureKind): Promise<void> {
  const metadata = await metadataOf(sharp, file);
  if (!metadata) throw refusedPicture(kind, 'Choose a PNG, JPEG or WebP picture.');
  if (metadata.width * metadata.height > IMAGE_MAX_PIXELS) {
    throw refusedPicture(kind, 'A picture can have at most 24 megapixels.');
  }
}

/** What the beginning of the file says; null if it isn't a picture. Of an empty file the library throws at once. */
async function metadataOf(sharp: typeof Sharp, file: Buffer) {
  try {
    return await open(sharp, file, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

const open = (sharp: typeof Sharp, file: Buffer, limits: { limitInputPixels?: false } = {}) =>
  sharp(file, {
    failOn: 'error',
    limitInputPixels: IMAGE_MAX_PIXELS,
    // Of an animation the first frame.
    pages: 1,
    ...limits,
  });

export const refusedPicture = ({ field }: PictureKind, message: string, status = 400) =>
  new DomainError(status, 'picture', message, { [field]: message });
