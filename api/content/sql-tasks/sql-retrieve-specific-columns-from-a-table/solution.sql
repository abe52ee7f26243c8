select name, branch
from students;
