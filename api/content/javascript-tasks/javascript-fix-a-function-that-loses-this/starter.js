/**
 * Bind all methods of object to it, including inherited ones.
 * @template {object} T
 * @param {T} object
 * @returns {T} the object
 */
function bindMethods(object) {
}
