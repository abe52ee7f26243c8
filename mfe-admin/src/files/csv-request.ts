/** How exports are requested: as bytes, and with the time that a large file takes. */
export const csvRequest = { responseType: 'blob', timeout: 60_000 } as const;
