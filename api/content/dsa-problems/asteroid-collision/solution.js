function asteroidCollision(asteroids) {
  const survivors = [];
  for (const asteroid of asteroids) {
    let exists = true;
    while (exists && asteroid < 0 && survivors.at(-1) > 0) {
      const top = survivors.at(-1);
      exists = top < -asteroid;
      if (top <= -asteroid) survivors.pop();
    }
    if (exists) survivors.push(asteroid);
  }
  return survivors;
}

console.log(asteroidCollision([6, 9, -7, 2, -9, 3]));
