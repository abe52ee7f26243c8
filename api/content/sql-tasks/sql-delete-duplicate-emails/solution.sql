delete from newsletter
using newsletter as earlier
where lower(earlier.email) = lower(newsletter.email)
  and earlier.id < newsletter.id;
