select setval(pg_get_serial_sequence('orders', 'id'), max(id)) from orders;
