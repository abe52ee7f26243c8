/** Songs, of which only the lengths matter. */
class Playlist {
  /** @param {number[]} lengths in seconds */
  constructor(lengths) {
  }
}
