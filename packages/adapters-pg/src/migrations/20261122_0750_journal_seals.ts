/** The journal is posted in one statement, checked once a statement, and sealed by a chain of hashes afterwards. */
import type { Migration } from "../database/migrator/migrate.js"

export const journalSeals: Migration = {
  name: "20261122_0750_journal_seals",
  sql: `
-- The postings of an entry come in one statement, so that what is wrong is known at its end, and once for all of them.
-- Entries may come before them, as hosts of the release before post them: that they move something is seen at the commit.
drop trigger journal_entries_are_closed on journal_postings;
drop function refuse_late_posting;
drop trigger journal_entries_balance on journal_postings;
drop function check_entry_balances;
drop trigger keep_mentor_balance on journal_postings;
drop function keep_mentor_balance;

create function check_new_postings() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select entry_id into wrong from posted left join journal_entries on journal_entries.id = entry_id
    where posted_in is distinct from pg_current_xact_id() limit 1;
  if found then
    raise exception 'entry % is closed', wrong.entry_id
      using errcode = 'restrict_violation', constraint = 'journal_entries_are_closed', table = 'journal_postings';
  end if;
  select entry_id, currency, sum(minor) as total into wrong from posted
    group by entry_id, currency having sum(minor) <> 0 limit 1;
  if found then
    raise exception 'entry % is out of balance by % %', wrong.entry_id, wrong.total, wrong.currency
      using errcode = 'check_violation', constraint = 'journal_entries_balance', table = 'journal_postings';
  end if;
  return null;
end $$;
create trigger check_new_postings after insert on journal_postings
  referencing new table as posted for each statement execute function check_new_postings();

-- In one order, so that nobody who posts waits for somebody who waits in return.
create function keep_mentor_balances() returns trigger language plpgsql as $$
begin
  insert into mentor_balances as balance (mentor_id, currency, account, minor)
  select mentor_id, currency, account, sum(minor) from posted where mentor_id is not null
  group by mentor_id, currency, account order by mentor_id, currency, account
  on conflict (mentor_id, currency, account) do update set minor = balance.minor + excluded.minor;
  return null;
end $$;
create trigger keep_mentor_balances after insert on journal_postings
  referencing new table as posted for each statement execute function keep_mentor_balances();

-- A function, so that its plan is made once a connection. Answers how many of the entries nobody has posted before.
create function post_entries(entries jsonb) returns int8 language plpgsql as $$
declare
  answer int8;
begin
  with told as (
    select id, kind, idempotency_key, payment_id, occurred_at, postings from jsonb_to_recordset(entries) as entry (
      id uuid, kind text, idempotency_key text, payment_id uuid, occurred_at timestamptz, postings jsonb
    )
  ), new as (
    insert into journal_entries (id, kind, idempotency_key, payment_id, occurred_at)
    select id, kind, idempotency_key, payment_id, occurred_at from told order by idempotency_key
    on conflict (idempotency_key) do nothing
    returning id
  ), moved as (
    insert into journal_postings (entry_id, position, account, mentor_id, currency, minor)
    select id, position, account, mentor_id, currency, minor
    from new join told using (id) cross join jsonb_to_recordset(postings) as posting (
      position smallint, account text, mentor_id uuid, currency text, minor int8
    )
  )
  select count(*) into answer from new;
  return answer;
end $$;

-- The order of the chain; what a transaction posts becomes visible all at once.
create index journal_entries_posted on journal_entries (posted_in, id);

create table journal_seals (
  position int8 primary key check (position > 0),
  -- Transactions are numbered anew where a database was restored into another server; the order begins anew with them.
  numbering int4 not null check (numbering > 0),
  entry_id uuid not null references journal_entries,
  -- Of the seal before this one, and of what the entry says.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null,
  before int8 generated always as (nullif(position - 1, 0)) stored,
  constraint journal_seals_one_per_entry unique (entry_id),
  constraint journal_seals_have_no_gap foreign key (before) references journal_seals
);
create trigger journal_seals_are_final before update or delete on journal_seals
  for each row execute function refuse_change();
create trigger journal_seals_are_never_emptied before truncate on journal_seals
  for each statement execute function refuse_change();
`
}
