/** Problems whose cases accept brute force in a language, and why. */

/** For problems-brute-force. */
export const ACCEPTED_IN_JAVASCRIPT = {
  'find-peak-element':
    'As for “Search a 2D Matrix”: all numbers are looked at in less time than it takes to hand them over.',
  'max-points-on-a-line':
    'A sixth of n³ sums takes as long for 500 points as half of n² slopes as keys; with more points, both are too slow.',
  'search-a-2d-matrix':
    'A whole matrix is read in a tenth of a millisecond. Being asked often enough would take programs in C++ too long, since each call gets the matrix.',
  'search-insert-position': 'As for “Search a 2D Matrix”, in a list.',
};

/** For problems-approaches-compiled. */
export const ACCEPTED_IN_CPP = {
  'maximum-subarray':
    'The largest inputs of its constraints are too small: all sums take less than two seconds.',
  'search-in-rotated-sorted-array':
    'Numbers are looked at faster than they are handed over to the program.',
  'trapping-rain-water': 'The largest inputs of its constraints are too small, as above.',
  'valid-anagram': 'A letter is found and erased too fast in the longest texts of its constraints.',
};
