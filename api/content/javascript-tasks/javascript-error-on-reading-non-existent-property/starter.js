/**
 * Return an object like settings that throws when a missing property is read.
 * @template {object} T
 * @param {T} settings
 * @returns {T}
 */
function strict(settings) {
}
