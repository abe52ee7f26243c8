select id, name
from products
where name like '%USB%'
   or name like '%usb%';
