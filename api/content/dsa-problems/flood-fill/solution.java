import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public int[][] floodFill(int[][] picture, int row, int column, int colour) {
    int old = picture[row][column];
    if (old == colour) {
      return picture;
    }
    picture[row][column] = colour;
    Deque<int[]> stack = new ArrayDeque<>();
    stack.push(new int[] {row, column});
    int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    while (!stack.isEmpty()) {
      int[] pixel = stack.pop();
      for (int[] step : steps) {
        int y = pixel[0] + step[0];
        int x = pixel[1] + step[1];
        boolean inside = y >= 0 && y < picture.length && x >= 0 && x < picture[0].length;
        if (inside && picture[y][x] == old) {
          picture[y][x] = colour;
          stack.push(new int[] {y, x});
        }
      }
    }
    return picture;
  }
}
