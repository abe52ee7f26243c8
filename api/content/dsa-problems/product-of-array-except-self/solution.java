class Solution {
  public int[] productExceptSelf(int[] numbers) {
    int[] products = new int[numbers.length];
    int before = 1;
    for (int index = 0; index < numbers.length; index++) {
      products[index] = before;
      before *= numbers[index];
    }
    int after = 1;
    for (int index = numbers.length - 1; index >= 0; index--) {
      products[index] *= after;
      after *= numbers[index];
    }
    return products;
  }
}
