/** The times of one size, in seconds. */
export interface TimedSize {
  n: number;
  fastest: number;
  median: number;
}
