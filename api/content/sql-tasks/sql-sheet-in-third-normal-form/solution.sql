create table customers (
  id integer primary key,
  name text not null,
  city text not null
);

create table products (
  id integer primary key,
  name text not null
);

create table orders (
  id integer primary key,
  ordered_on date not null,
  customer_id integer not null references customers
);

create table items (
  order_id integer references orders,
  product_id integer references products,
  quantity integer not null,
  price numeric not null,
  primary key (order_id, product_id)
);

insert into customers select distinct customer_id, customer, city from sheet;
insert into products select distinct product_id, product from sheet;
insert into orders select distinct order_id, ordered_on, customer_id from sheet;
insert into items select order_id, product_id, quantity, price from sheet;
