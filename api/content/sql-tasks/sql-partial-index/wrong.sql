create index orders_packed on orders (status, ordered_at);
