/**
 * Return a robot at 0, 0 that faces north. forward, left and right can be chained.
 * @returns {object} with the methods forward(steps), left(), right() and place()
 */
function createRobot() {
}
