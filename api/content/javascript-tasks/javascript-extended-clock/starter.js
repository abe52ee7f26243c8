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

/** A ticker with its own period, which stops after a given number of ticks. */
class LimitedTicker extends Ticker {
}
