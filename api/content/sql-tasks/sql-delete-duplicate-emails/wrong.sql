delete from newsletter
using newsletter as earlier
where earlier.email = newsletter.email
  and earlier.id < newsletter.id;
