select id, email
from newsletter
where email ~ '^[a-zA-Z][a-zA-Z0-9._-]*@mail\.example$';
