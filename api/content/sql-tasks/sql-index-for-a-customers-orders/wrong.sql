create index orders_of_customer on orders (customer_id);
