create unique index customers_email on customers (email);
