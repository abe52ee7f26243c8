/** What a service's response says. */
export interface Reading {
  /** Whether all of it works. */
  isWhole: boolean;
  lines: readonly string[];
}
