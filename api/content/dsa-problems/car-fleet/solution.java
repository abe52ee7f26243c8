import java.util.Arrays;

class Solution {
  public int carFleet(int target, int[] positions, int[] speeds) {
    int[][] cars = new int[positions.length][];
    for (int car = 0; car < cars.length; car++) {
      cars[car] = new int[] {positions[car], speeds[car]};
    }
    Arrays.sort(cars, (one, other) -> Integer.compare(other[0], one[0]));
    int fleets = 0;
    double slowest = 0;
    for (int[] car : cars) {
      double time = (double) (target - car[0]) / car[1];
      if (time > slowest) {
        fleets++;
        slowest = time;
      }
    }
    return fleets;
  }
}
