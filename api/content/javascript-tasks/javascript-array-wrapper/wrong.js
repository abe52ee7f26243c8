class Playlist {
  constructor(lengths) {
    this.lengths = lengths;
  }

  toString() {
    return this.lengths
      .map((length) => `${Math.floor(length / 60)}:${String(length % 60).padStart(2, '0')}`)
      .join(', ');
  }

  toJSON() {
    return this.lengths;
  }
}
