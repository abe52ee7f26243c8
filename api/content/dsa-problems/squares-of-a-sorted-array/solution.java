class Solution {
  public int[] sortedSquares(int[] numbers) {
    int[] squares = new int[numbers.length];
    int left = 0;
    int right = numbers.length - 1;
    for (int place = numbers.length - 1; place >= 0; place--) {
      if (Math.abs(numbers[left]) > Math.abs(numbers[right])) {
        squares[place] = numbers[left] * numbers[left];
        left++;
      } else {
        squares[place] = numbers[right] * numbers[right];
        right--;
      }
    }
    return squares;
  }
}
