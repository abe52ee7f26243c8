import java.util.ArrayList;
import java.util.List;

class Solution {
  public String simplifyPath(String path) {
    List<String> names = new ArrayList<>();
    for (String part : path.split("/")) {
      if (part.equals("..")) {
        if (!names.isEmpty()) {
          names.remove(names.size() - 1);
        }
      } else if (!part.isEmpty() && !part.equals(".")) {
        names.add(part);
      }
    }
    return "/" + String.join("/", names);
  }
}
