#include <vector>

using namespace std;

class Solution {
public:
  vector<int> asteroidCollision(const vector<int>& asteroids) {
    vector<int> survivors;
    for (int asteroid : asteroids) {
      bool exists = true;
      while (exists && asteroid < 0 && !survivors.empty() && survivors.back() > 0) {
        int top = survivors.back();
        exists = top < -asteroid;
        if (top <= -asteroid) {
          survivors.pop_back();
        }
      }
      if (exists) {
        survivors.push_back(asteroid);
      }
    }
    return survivors;
  }
};
