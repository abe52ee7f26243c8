export const note = '';
