select id, name
from products
where name ilike '%usb%';
