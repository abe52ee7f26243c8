/**
 * Return an object with is and isNot, which compare actual with a value.
 * @param {unknown} actual
 * @returns {{ is: (expected: unknown) => true, isNot: (expected: unknown) => true }}
 */
function check(actual) {
}
