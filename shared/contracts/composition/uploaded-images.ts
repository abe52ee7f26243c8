/** What an uploaded picture may be: its type, and how much there is to decode. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const IMAGE_MAX_PIXELS = 24_000_000;
