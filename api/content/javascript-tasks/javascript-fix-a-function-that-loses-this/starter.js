/**
 * Bind all methods of object to it, those of its classes included.
 * @template {object} T
 * @param {T} object
 * @returns {T} the object
 */
function bindMethods(object) {
}
