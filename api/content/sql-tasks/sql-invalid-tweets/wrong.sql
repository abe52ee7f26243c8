select id, role
from drives
where char_length(role) >= 20;
