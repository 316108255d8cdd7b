import type { Migration } from "../database/migrator/migrate.js"

/** The lock that these triggers take is a number of the whole database: kits of two schemas must not wait for each other. */
export const schemaOfLocks: Migration = {
  name: "20261125_2100_schema_of_locks",
  sql: `
create or replace function keep_mentor_listings() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(select mentor_id from mentor_listing_changes where transaction = new.transaction);
  -- A kit in public keeps the number that it always had.
  space int := 4051981 # case when tg_table_schema = 'public' then 0 else hashtext(tg_table_schema) end;
  stripe int;
begin
  -- Of two transactions that change parts of one mentor each sees its own part alone: the second waits, and then looks.
  for stripe in select distinct hashtext(mentor::text) & 255 from unnest(changed) mentor order by 1 loop
    perform pg_advisory_xact_lock(space, stripe);
  end loop;
  delete from mentor_listings where mentor_id = any(changed)
    and not exists (select from listable_mentors listable where listable.mentor_id = mentor_listings.mentor_id);
  insert into mentor_listings as listed select * from listable_mentors where mentor_id = any(changed)
    on conflict (mentor_id) do update set tags = excluded.tags, words = excluded.words, names = excluded.names,
      hourly_rate = excluded.hourly_rate, average_rating = excluded.average_rating, rating_count = excluded.rating_count,
      years_of_experience = excluded.years_of_experience, listed_since = excluded.listed_since
    where listed is distinct from excluded;
  delete from mentor_listing_changes where transaction = new.transaction;
  return null;
end $$;
`
}
