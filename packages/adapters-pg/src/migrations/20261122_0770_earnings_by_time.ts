/** What each entry brought a mentor, in the order of time: statements would else read the whole journal of a mentor. */
import type { Migration } from "../database/migrator/migrate.js"

export const earningsByTime: Migration = {
  name: "20261122_0770_earnings_by_time",
  sql: `
-- A copy, kept by the journal's own trigger. It refers to nothing: what it was copied from cannot go.
create table mentor_earnings (
  mentor_id uuid not null,
  currency text not null,
  occurred_at timestamptz not null,
  entry_id uuid not null,
  -- Over all of the mentor's accounts, so that what only moves between them is not here.
  minor int8 not null check (minor <> 0),
  is_sale boolean not null,
  -- Answers statements by itself.
  primary key (mentor_id, currency, occurred_at, entry_id) include (minor, is_sale)
);
insert into mentor_earnings (mentor_id, currency, occurred_at, entry_id, minor, is_sale)
  select mentor_id, currency, occurred_at, entry_id, sum(minor), kind = 'charge'
  from journal_postings join journal_entries on journal_entries.id = entry_id
  where mentor_id is not null
  group by mentor_id, currency, occurred_at, entry_id, kind having sum(minor) <> 0
  order by occurred_at, entry_id;

create function keep_mentor_earnings() returns trigger language plpgsql as $$
begin
  insert into mentor_earnings (mentor_id, currency, occurred_at, entry_id, minor, is_sale)
  select mentor_id, currency, occurred_at, entry_id, sum(minor), kind = 'charge'
  from posted join journal_entries on journal_entries.id = entry_id
  where mentor_id is not null
  group by mentor_id, currency, occurred_at, entry_id, kind having sum(minor) <> 0;
  return null;
end $$;
create trigger keep_mentor_earnings after insert on journal_postings
  referencing new table as posted for each statement execute function keep_mentor_earnings();

create function refuse_direct_earning() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'earnings follow from postings and are not written'
      using errcode = 'restrict_violation', constraint = 'mentor_earnings_follow_postings', table = 'mentor_earnings';
  end if;
  return null;
end $$;
create trigger mentor_earnings_follow_postings before insert on mentor_earnings
  for each statement execute function refuse_direct_earning();
create trigger mentor_earnings_are_final before update or delete on mentor_earnings
  for each row execute function refuse_change();
create trigger mentor_earnings_are_never_emptied before truncate on mentor_earnings
  for each statement execute function refuse_change();
`
}
