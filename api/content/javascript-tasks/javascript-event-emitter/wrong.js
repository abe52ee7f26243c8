class Channel {
  #listeners = {};

  on(topic, listener) {
    this.#listeners[topic] ??= [];
    this.#listeners[topic].push(listener);
    return () => {
      const index = this.#listeners[topic].indexOf(listener);
      this.#listeners[topic].splice(index, 1);
    };
  }

  emit(topic, ...given) {
    const results = [];
    for (const listener of this.#listeners[topic] ?? []) results.push(listener(...given));
    return results;
  }
}
