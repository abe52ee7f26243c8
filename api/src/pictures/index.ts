export { type Picture, type PictureKind, reencode } from './reencode.ts';
export { servePictures } from './serve.ts';
export { acceptPictures, pictureUpload } from './upload.ts';
