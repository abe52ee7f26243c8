/** Stands for an unknown time: before all others, and as early as the API believes a device. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** When something was changed, as the API takes it. */
export const sentTime = (changedAt: string): string => changedAt || LONG_AGO;
