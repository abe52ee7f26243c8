class Playlist {
  #lengths;

  constructor(lengths) {
    this.#lengths = [...lengths];
  }

  valueOf() {
    return this.#lengths.reduce((sum, length) => sum + length, 0);
  }

  toString() {
    return this.#lengths.map(asTime).join(', ');
  }

  toJSON() {
    return this.#lengths;
  }
}

const asTime = (length) => `${Math.floor(length / 60)}:${String(length % 60).padStart(2, '0')}`;
