import { useState } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

export interface AvatarProps {
  /** Address of the image; if there is none or it fails to load, the first letter of the name is shown. */
  src?: string | null;
  name?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A person's picture or initial. Decorative: name the person in text beside it. */
export function Avatar({ src, name, size = 'md' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const letter = [...(name?.trim() ?? '')][0]?.toUpperCase() ?? 'U';
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {src && src !== failedSrc ? (
        <img src={src} alt="" onError={() => setFailedSrc(src)} referrerPolicy="no-referrer" />
      ) : (
        letter
      )}
    </span>
  );
}
