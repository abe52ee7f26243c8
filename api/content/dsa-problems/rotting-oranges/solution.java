import java.util.*;

class Solution {
  private static final int FRESH = 1;
  private static final int ROTTEN = 2;
  private static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  public int minutesToRot(int[][] grid) {
    int[][] box = Arrays.stream(grid).map(int[]::clone).toArray(int[][]::new);
    int rows = box.length;
    int columns = box[0].length;
    int fresh = 0;
    List<int[]> newlyRotten = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (box[row][column] == FRESH) {
          fresh++;
        } else if (box[row][column] == ROTTEN) {
          newlyRotten.add(new int[] {row, column});
        }
      }
    }
    int minutes = 0;
    while (fresh > 0 && !newlyRotten.isEmpty()) {
      minutes++;
      List<int[]> following = new ArrayList<>();
      for (int[] cell : newlyRotten) {
        for (int[] direction : DIRECTIONS) {
          int row = cell[0] + direction[0];
          int column = cell[1] + direction[1];
          if (row < 0 || row == rows || column < 0 || column == columns
              || box[row][column] != FRESH) {
            continue;
          }
          box[row][column] = ROTTEN;
          fresh--;
          following.add(new int[] {row, column});
        }
      }
      newlyRotten = following;
    }
    return fresh > 0 ? -1 : minutes;
  }
}
