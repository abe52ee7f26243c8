class Channel {
  #subscriptions = new Map();

  on(topic, listener) {
    const subscription = { listener };
    this.#subscriptions.set(topic, [...this.#of(topic), subscription]);
    return () => {
      const others = this.#of(topic).filter((one) => one !== subscription);
      this.#subscriptions.set(topic, others);
    };
  }

  emit(topic, ...given) {
    return this.#of(topic).map(({ listener }) => listener(...given));
  }

  #of(topic) {
    return this.#subscriptions.get(topic) ?? [];
  }
}
