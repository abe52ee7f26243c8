import { Picture } from '@site/shared/workspace/drawing';
import type { LatePictureProps } from './late-picture.tsx';

/** Documents hold the whole picture. */
export const LatePicture = ({ picture }: LatePictureProps) => (
  <div>
    <Picture picture={picture} />
  </div>
);
