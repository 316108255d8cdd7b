/** The ledger: an append-only journal that balances, and the mentors' balances that follow from it. */
import type { Migration } from "../database/migrator/migrate.js"

export const earnings: Migration = {
  name: "20261121_0500_earnings",
  sql: `
create table journal_entries (
  id uuid primary key,
  kind text not null check (kind in ('charge', 'refund')),
  idempotency_key text not null,
  occurred_at timestamptz not null,
  -- The transaction that posts the entry; no other may add to it.
  posted_in xid8 not null default pg_current_xact_id(),
  constraint journal_entries_one_per_fact unique (idempotency_key)
);

create table journal_postings (
  entry_id uuid not null references journal_entries,
  position smallint not null,
  account text not null check (account in (
    'gateway', 'platform_fee', 'suspense', 'dispute',
    'mentor_pending', 'mentor_available', 'mentor_in_review', 'mentor_withdrawn'
  )),
  mentor_id uuid references mentor_profiles,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What the account gains.
  minor int8 not null check (minor <> 0),
  primary key (entry_id, position),
  constraint journal_postings_mentors_have_names check ((account like 'mentor\\_%') = (mentor_id is not null))
);
create index journal_postings_mentor on journal_postings (mentor_id, currency) where mentor_id is not null;

create trigger journal_entries_are_final before update or delete on journal_entries
  for each row execute function refuse_change();
create trigger journal_entries_are_never_emptied before truncate on journal_entries
  for each statement execute function refuse_change();
create trigger journal_postings_are_final before update or delete on journal_postings
  for each row execute function refuse_change();
create trigger journal_postings_are_never_emptied before truncate on journal_postings
  for each statement execute function refuse_change();

create function refuse_late_posting() returns trigger language plpgsql as $$
begin
  if (select posted_in from journal_entries where id = new.entry_id) is distinct from pg_current_xact_id() then
    raise exception 'entry % is closed', new.entry_id
      using errcode = 'restrict_violation', constraint = 'journal_entries_are_closed', table = 'journal_postings';
  end if;
  return new;
end $$;
create trigger journal_entries_are_closed before insert on journal_postings
  for each row execute function refuse_late_posting();

-- At the commit, so that the postings of an entry may come one by one.
create function check_entry_balances() returns trigger language plpgsql as $$
declare
  total numeric;
begin
  select sum(minor) into total from journal_postings where entry_id = new.entry_id and currency = new.currency;
  if total <> 0 then
    raise exception 'entry % is out of balance by % %', new.entry_id, total, new.currency
      using errcode = 'check_violation', constraint = 'journal_entries_balance', table = 'journal_postings';
  end if;
  return null;
end $$;
create constraint trigger journal_entries_balance after insert on journal_postings
  deferrable initially deferred for each row execute function check_entry_balances();

create function check_entry_has_postings() returns trigger language plpgsql as $$
begin
  if not exists (select from journal_postings where entry_id = new.id) then
    raise exception 'entry % moves nothing', new.id
      using errcode = 'check_violation', constraint = 'journal_entries_move_something', table = 'journal_entries';
  end if;
  return null;
end $$;
create constraint trigger journal_entries_move_something after insert on journal_entries
  deferrable initially deferred for each row execute function check_entry_has_postings();

-- What the postings add up to. Kept for mentors only: a row for the platform would be in the way of every sale.
create table mentor_balances (
  mentor_id uuid not null references mentor_profiles,
  currency text not null,
  account text not null,
  minor int8 not null,
  primary key (mentor_id, currency, account)
);

create function keep_mentor_balance() returns trigger language plpgsql as $$
begin
  insert into mentor_balances as balance (mentor_id, currency, account, minor)
  values (new.mentor_id, new.currency, new.account, new.minor)
  on conflict (mentor_id, currency, account) do update set minor = balance.minor + excluded.minor;
  return null;
end $$;
create trigger keep_mentor_balance after insert on journal_postings
  for each row when (new.mentor_id is not null) execute function keep_mentor_balance();

-- Nobody but that trigger writes them: a balance that does not follow from the journal would be money from nowhere.
create function refuse_direct_balance() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'balances follow from postings and are not written'
      using errcode = 'restrict_violation', constraint = 'mentor_balances_follow_postings', table = 'mentor_balances';
  end if;
  return null;
end $$;
create trigger mentor_balances_follow_postings before insert or update or delete or truncate on mentor_balances
  for each statement execute function refuse_direct_balance();
`
}
