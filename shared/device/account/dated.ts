/** Something of which the latest version counts. */
export interface Dated {
  /** When it was changed last; '' if unknown, which is before all others. */
  changedAt: string;
}

export const isLater = (one: Dated, other: Dated) =>
  timeOf(one.changedAt) > timeOf(other.changedAt);

export const justAfter = (changedAt: string) => new Date(timeOf(changedAt) + 1).toISOString();

const timeOf = (changedAt: string) => Date.parse(changedAt) || 0;
