create index orders_packed on orders (ordered_at) where status = 'packed';
