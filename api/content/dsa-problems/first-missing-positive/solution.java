class Solution {
  public int firstMissingPositive(int[] numbers) {
    int size = numbers.length;
    for (int index = 0; index < size; index++) {
      while (numbers[index] >= 1 && numbers[index] <= size) {
        int place = numbers[index] - 1;
        if (numbers[place] == numbers[index]) {
          break; // it's there already, or a duplicate is
        }
        int number = numbers[index];
        numbers[index] = numbers[place];
        numbers[place] = number;
      }
    }
    for (int index = 0; index < size; index++) {
      if (numbers[index] != index + 1) {
        return index + 1;
      }
    }
    return size + 1;
  }
}
