/** How a difficulty looks; the word says it too. */
export const tones = { easy: 'success', medium: 'warning', hard: 'danger' } as const;
