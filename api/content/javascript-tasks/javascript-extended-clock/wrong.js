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

class LimitedTicker extends Ticker {
  constructor({ onTick, period = 1_000, limit = Infinity }) {
    super({ onTick });
    this.period = period;
    this.limit = limit;
  }

  start() {
    this.timer = setInterval(() => this.tick(), this.period);
  }

  tick() {
    super.tick();
    if (this.ticks === this.limit) this.stop();
  }
}
