create index orders_of_customer on orders (customer_id, ordered_at);
