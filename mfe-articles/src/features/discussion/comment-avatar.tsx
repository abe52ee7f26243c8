import { NotebookPenIcon } from '@site/shared/ui';
import { useState } from 'react';
import styles from './comment-avatar.module.css';

const HUES = 8;

/** One of the colours, always the same for the same name. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash % HUES;
}

export const randomHue = (): number => Math.floor(Math.random() * HUES);

interface CommentAvatarProps {
  name: string;
  src?: string | null;
  hue: number;
}

/** A person's picture, or their initial on a colour. Decorative: the name is shown beside it. */
export function CommentAvatar({ name, src, hue }: CommentAvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const letter = [...name.trim()][0]?.toUpperCase() ?? '?';
  return (
    <span className={styles.avatar} data-hue={hue} aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" onError={() => setFailed(src)} referrerPolicy="no-referrer" />
      ) : (
        letter
      )}
    </span>
  );
}

/** In place of a person's picture. Decorative: the note's label is beside it. */
export const NoteMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <NotebookPenIcon />
  </span>
);
