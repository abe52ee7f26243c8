/**
 * Return the asteroids that are left after all collisions.
 *
 * A positive number flies to the right, a negative one to the left.
 * asteroidCollision([4, 2, -3]) is [4].
 * @param {number[]} asteroids
 * @returns {number[]}
 */
function asteroidCollision(asteroids) {
}

console.log(asteroidCollision([6, 9, -7, 2, -9, 3]));
