const NAMES = ['north', 'east', 'south', 'west'];
const X = [0, 1, 0, -1];
const Y = [1, 0, -1, 0];

function createRobot() {
  return {
    x: 0,
    y: 0,
    turns: 0,
    forward(steps = 1) {
      this.x += X[this.turns] * steps;
      this.y += Y[this.turns] * steps;
      return this;
    },
    left() {
      this.turns = (this.turns - 1) % 4;
      return this;
    },
    right() {
      this.turns = (this.turns + 1) % 4;
      return this;
    },
    place() {
      return { x: this.x, y: this.y, facing: NAMES[this.turns] };
    },
  };
}
