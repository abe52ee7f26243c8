update orders
set status = case status when 'packed' then 'sent' else 'packed' end
where status in ('packed', 'sent');
