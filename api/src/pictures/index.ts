export type { PictureKind } from './picture-kind.ts';
export { type Picture, reencode } from './reencode.ts';
export { servePictures } from './serve.ts';
export { acceptPictures, pictureBody, pictureUpload } from './upload.ts';
