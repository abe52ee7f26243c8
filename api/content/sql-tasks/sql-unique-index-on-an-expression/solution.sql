create unique index customers_email on customers (lower(email));
