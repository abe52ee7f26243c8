export const tones = { easy: 'success', medium: 'warning', hard: 'danger' } as const;
