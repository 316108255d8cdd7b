/** Numbers of invoices: one series for the platform, without gaps, given after the sale. */
import type { Migration } from "../database/migrator/migrate.js"

export const invoices: Migration = {
  name: "20261122_0730_invoices",
  sql: `
-- What has been paid and has no number yet.
create table payments_to_invoice (
  payment_id uuid primary key references payments,
  paid_at timestamptz not null
);
create index payments_to_invoice_order on payments_to_invoice (paid_at, payment_id);

-- Left by the transaction in which the money comes, whichever path it takes, and never in the way of another sale.
create function leave_payment_to_invoice() returns trigger language plpgsql as $$
begin
  insert into payments_to_invoice (payment_id, paid_at)
  select new.id, new.paid_at where not exists (select from invoices where payment_id = new.id)
  on conflict do nothing;
  return null;
end $$;
create trigger leave_new_payment_to_invoice after insert on payments
  for each row when (new.paid_at is not null) execute function leave_payment_to_invoice();
create trigger leave_paid_payment_to_invoice after update on payments
  for each row when (old.paid_at is null and new.paid_at is not null) execute function leave_payment_to_invoice();

-- The one row that holds the last number. Locked while numbers are given, which is never part of a sale.
create table invoice_series (
  one boolean primary key default true check (one),
  last_number int8 not null
);
insert into invoice_series (last_number) values (0);

create table invoices (
  payment_id uuid primary key references payments,
  number int8 not null constraint invoices_one_per_number unique check (number > 0),
  issued_at timestamptz not null
);

create trigger invoices_are_final before update or delete on invoices
  for each row execute function refuse_change();
create trigger invoices_are_never_emptied before truncate on invoices
  for each statement execute function refuse_change();

-- As unique numbers from the next one on, as many as there are, they leave none out.
create function follow_invoice_series() returns trigger language plpgsql as $$
declare
  first int8;
  last int8;
  given int8;
  before int8;
begin
  select min(number), max(number), count(*) into first, last, given from added;
  if given = 0 then
    return null;
  end if;
  select last_number into before from invoice_series for update;
  if first <> before + 1 or last <> before + given then
    raise exception 'numbers % to % of % invoices do not follow %', first, last, given, before
      using errcode = 'check_violation', constraint = 'invoices_follow_each_other', table = 'invoices';
  end if;
  update invoice_series set last_number = last;
  return null;
end $$;
create trigger invoices_follow_each_other after insert on invoices
  referencing new table as added for each statement execute function follow_invoice_series();

-- Nobody but that trigger moves the series.
create function refuse_direct_number() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'the series follows from invoices and is not written'
      using errcode = 'restrict_violation', constraint = 'invoice_series_follows_invoices', table = 'invoice_series';
  end if;
  return null;
end $$;
create trigger invoice_series_follows_invoices before insert or update or delete or truncate on invoice_series
  for each statement execute function refuse_direct_number();

-- Lists and sums go by the time of payment.
create index payments_of_payer_by_payment on payments (payer_id, paid_at, id) where paid_at is not null;
create index payments_of_mentor_by_payment on payments (mentor_id, paid_at, id) where paid_at is not null;

-- From before there were invoices.
insert into payments_to_invoice (payment_id, paid_at) select id, paid_at from payments where paid_at is not null;
`
}
