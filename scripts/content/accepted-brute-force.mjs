/** Problems whose cases accept brute force in a language, and why no case could refuse it. */

/** For problems-brute-force. */
export const ACCEPTED_IN_JAVASCRIPT = {
  'max-points-on-a-line':
    'A sixth of n³ sums takes as long for 500 points as half of n² slopes as keys; with more points, both are too slow.',
  'search-a-2d-matrix':
    'A whole matrix is read in a tenth of a millisecond. Being asked often enough would take programs in C++ too long, since each call gets the matrix.',
};

/** For problems-approaches-compiled. */
export const ACCEPTED_IN_CPP = {};
