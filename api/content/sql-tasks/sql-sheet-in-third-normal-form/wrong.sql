create table customers as select distinct customer_id as id, customer as name, city from sheet;
create table products as select distinct product_id as id, product as name from sheet;
create table orders as select distinct order_id as id, ordered_on, customer_id from sheet;
create table items as select order_id, product_id, quantity, price from sheet;
