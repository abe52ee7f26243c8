import type { LibraryImage } from '@site/shared/contracts/editorial';

/** A picture of the library that nothing uses, with the changes given. */
export const libraryImage = (changes: Partial<LibraryImage> = {}): LibraryImage => {
  const hash = changes.hash ?? 'a'.repeat(64);
  return {
    hash,
    url: `/article-images/${hash}.webp`,
    width: 640,
    height: 360,
    bytes: 20_400,
    alt: 'A min-heap',
    file_name: 'heap.png',
    uploaded_at: '2026-11-20T09:00:00.000Z',
    uses: [],
    earlier: 0,
    ...changes,
  };
};
