class Solution {
  public int[] sums(int[] numbers) {
    int sum = numbers[0];
    for (int place = 1; place < numbers.length; place++) {
      sum += numbers[place];
      numbers[place] = sum;
    }
    return numbers;
  }
}
