/** A number to calculate with in a chain. No method changes it. */
class Calculation {
  /** @param {number} number */
  constructor(number) {
  }

  /**
   * @param {number} number
   * @returns {Calculation}
   */
  plus(number) {
  }

  /**
   * @param {number} number
   * @returns {Calculation}
   */
  minus(number) {
  }

  /**
   * @param {number} number
   * @returns {Calculation}
   */
  times(number) {
  }

  /**
   * @param {number} number
   * @returns {Calculation}
   */
  over(number) {
  }
}
