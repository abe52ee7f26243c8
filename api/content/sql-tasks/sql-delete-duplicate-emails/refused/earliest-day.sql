delete from newsletter
using newsletter as earlier
where lower(earlier.email) = lower(newsletter.email)
  and (earlier.subscribed_on, earlier.id) < (newsletter.subscribed_on, newsletter.id);
