function asteroidCollision(asteroids) {
  const left = [...asteroids];
  while (true) {
    const at = left.findIndex((one, index) => one > 0 && left[index + 1] < 0);
    if (at < 0) return left;
    const [first, second] = [left[at], -left[at + 1]];
    if (first > second) left.splice(at + 1, 1);
    else if (first < second) left.splice(at, 1);
    else left.splice(at, 2);
  }
}

console.log(asteroidCollision([6, 9, -7, 2, -9, 3]));
