/** What a service's answer says. */
export interface Reading {
  /** Whether all of it works. */
  isWhole: boolean;
  lines: readonly string[];
}
