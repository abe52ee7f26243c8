/**
 * Show the numbers from `from` down to 0, one a second.
 * @param {number} from
 * @param {(number: number) => void} show
 * @returns {() => void} stops the countdown
 */
function countdown(from, show) {
}
