class Ticker {
  constructor({ onTick }) {
    this.onTick = onTick;
    this.ticks = 0;
  }

  start() {
    this.timer = setInterval(() => this.tick(), 1_000);
  }

  tick() {
    this.ticks += 1;
    this.onTick(this.ticks);
  }

  stop() {
    clearInterval(this.timer);
  }
}

/** A ticker with a period of its own, which stops after so many ticks. */
class LimitedTicker extends Ticker {
}
