import type { LatePictureProps } from './late-picture.tsx';
import { Picture } from './picture.tsx';

/** Documents hold the whole picture. */
export const LatePicture = ({ picture }: LatePictureProps) => (
  <div>
    <Picture picture={picture} />
  </div>
);
