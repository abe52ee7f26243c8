class Solution {
  public int[] moveZeroes(int[] numbers) {
    int write = 0;
    for (int read = 0; read < numbers.length; read++) {
      if (numbers[read] != 0) {
        int moved = numbers[read];
        numbers[read] = numbers[write];
        numbers[write] = moved;
        write++;
      }
    }
    return numbers;
  }
}
