import { newUuid } from '@site/shared/contracts';
import { useState } from 'react';
import { randomHue } from './comment-avatar.tsx';

/** A visitor's comment. It lasts as long as the page and is never sent. */
export interface LocalComment {
  id: string;
  content: string;
  hue: number;
}

export function useLocalComments() {
  const [comments, setComments] = useState<LocalComment[]>([]);
  return {
    comments,
    add: (content: string) =>
      setComments((known) => [{ id: newUuid(), content, hue: randomHue() }, ...known]),
    remove: (id: string) => setComments((known) => known.filter((comment) => comment.id !== id)),
  };
}
