create table callback_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  query text,
  created_at timestamptz not null default now()
);
