/** The time zone of this device, such as Asia/Kolkata: a learner's days begin at midnight there. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
