/** What an attack is given. */
export interface Place {
  /** The folder of this attack alone. */
  dataDir: string;
  /** A release store in which everything is published. */
  releasesDir: string;
}
