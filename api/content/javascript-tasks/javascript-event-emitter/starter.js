/** Passes announcements on to those who have subscribed. */
class Channel {
  /**
   * Subscribe listener to topic.
   * @param {string} topic
   * @param {Function} listener
   * @returns {() => void} ends the subscription
   */
  on(topic, listener) {
  }

  /**
   * Call all listeners of topic.
   * @param {string} topic
   * @param {...unknown} given
   * @returns {unknown[]} what they return
   */
  emit(topic, ...given) {
  }
}
