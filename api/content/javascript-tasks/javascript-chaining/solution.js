const DIRECTIONS = [
  { facing: 'north', x: 0, y: 1 },
  { facing: 'east', x: 1, y: 0 },
  { facing: 'south', x: 0, y: -1 },
  { facing: 'west', x: -1, y: 0 },
];

function createRobot() {
  let [x, y, turns] = [0, 0, 0];
  const robot = {
    forward(steps = 1) {
      x += DIRECTIONS[turns].x * steps;
      y += DIRECTIONS[turns].y * steps;
      return robot;
    },
    left() {
      turns = (turns + 3) % 4;
      return robot;
    },
    right() {
      turns = (turns + 1) % 4;
      return robot;
    },
    place: () => ({ x, y, facing: DIRECTIONS[turns].facing }),
  };
  return robot;
}
