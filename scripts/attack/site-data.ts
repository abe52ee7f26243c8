/** What an attack is given. */
export interface SiteData {
  /** The data of a site, of this attack alone, in which everything is published. */
  dataDir: string;
}
