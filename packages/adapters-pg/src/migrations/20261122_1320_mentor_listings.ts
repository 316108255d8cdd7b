/** What mentors are searched by: one row for each that can be found, kept by triggers on the tables that it is made of. */
import type { Migration } from "../database/migrator/migrate.js"

export const mentorListings: Migration = {
  name: "20261122_1320_mentor_listings",
  sql: `
-- Words as they are compared: without accents, in lower case, each after one blank. What stands between words is what
-- core's wordsOf takes for it.
create function search_words(value text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    lower(' ' || regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f]', '', 'g')),
    '[][\\s!"$%&''()*,./:;<=>?@\\\\^_\`{|}~-]+', ' ', 'g'
  )
$$;

create table mentor_listings (
  mentor_id uuid primary key references mentor_profiles on delete cascade,
  -- What is asked for by its very name: "area:<id>", "skill:<id>", "gender:1", "language:german", "country:de",
  -- "country:germany", "currency:EUR".
  tags text[] not null,
  -- By search_words: of names, headline, areas and skills; and of the names alone, in which typing errors are forgiven.
  words text not null,
  names text not null,
  -- In units of its currency.
  hourly_rate numeric not null,
  average_rating numeric(3, 2) not null,
  rating_count int not null,
  years_of_experience int not null,
  listed_since timestamptz not null
);
alter table mentor_listings alter tags set statistics 400, alter words set statistics 400;
create index mentor_listings_by_tag on mentor_listings using gin (tags);
create index mentor_listings_by_word on mentor_listings using gin (words gin_trgm_ops);
create index mentor_listings_by_name on mentor_listings using gin (names gin_trgm_ops);
create index mentor_listings_by_rating on mentor_listings (average_rating, rating_count, mentor_id);
create index mentor_listings_by_rate on mentor_listings (hourly_rate, mentor_id);
create index mentor_listings_by_experience on mentor_listings (years_of_experience, mentor_id);
create index mentor_listings_by_age on mentor_listings (listed_since, mentor_id);

-- The rows that there should be. Minor units by ISO 4217, as in core's currency.ts.
create view listable_mentors as
  select profile.id as mentor_id,
    array_remove(
      array['gender:' || gender, 'currency:' || currency, 'country:' || lower(country_code), 'country:' || lower(country)]
        || array(select 'language:' || lower(language) from unnest(languages) language order by 1)
        || array(select 'area:' || expertise_area_id from mentor_expertise_areas where mentor_id = profile.id order by 1)
        || array(
          select 'skill:' || skill_id from mentor_expertise_areas mine join mentor_skills on mentor_expertise_id = mine.id
          where mentor_id = profile.id order by 1
        ),
      null
    ) as tags,
    search_words(concat_ws(' ', full_name, username, headline,
      (select string_agg(name, ' ' order by area.id) from mentor_expertise_areas mine
        join expertise_areas area on area.id = expertise_area_id where mentor_id = profile.id),
      (select string_agg(name, ' ' order by skills.id) from mentor_expertise_areas mine
        join mentor_skills on mentor_expertise_id = mine.id join skills on skills.id = skill_id where mentor_id = profile.id)
    )) as words,
    search_words(full_name || ' ' || username) as names,
    trim_scale(hourly_rate_minor / case
      when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV',
        'XAF', 'XOF', 'XPF') then 1.0
      when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 1000.0
      when currency in ('CLF', 'UYW') then 10000.0
      else 100.0 end) as hourly_rate,
    average_rating, rating_count, years_of_experience, coalesce(approved_at, submitted_at) as listed_since
  from mentor_profiles profile
  join users on users.id = profile.user_id
  left join user_addresses address on address.user_id = profile.user_id
  where approval_status = 'approved' and users.is_active and banned_at is null
    and exists (select from session_types type where type.mentor_id = profile.id and type.is_active);

-- Mentors of whom a transaction under way has changed something: a row each until its end, so that each is looked at once.
create table mentor_listing_changes (
  mentor_id uuid not null,
  transaction xid8 not null,
  primary key (transaction, mentor_id)
);

-- After everything else that the transaction does, and once for all its mentors: it waits for nobody then who could wait
-- for it.
create function keep_mentor_listings() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(select mentor_id from mentor_listing_changes where transaction = new.transaction);
  stripe int;
begin
  -- Of two transactions that change parts of one mentor each sees its own part alone: the second waits, and then looks.
  for stripe in select distinct hashtext(mentor::text) & 255 from unnest(changed) mentor order by 1 loop
    perform pg_advisory_xact_lock(4051981, stripe);
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
create constraint trigger keep_mentor_listings after insert on mentor_listing_changes
  deferrable initially deferred for each row execute function keep_mentor_listings();

-- Told by its argument how the changed row leads to mentors.
create function note_mentor_change() returns trigger language plpgsql as $$
declare
  changed jsonb;
  mentors uuid[];
begin
  if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
  mentors := case tg_argv[0]
    when 'profile' then array[(changed ->> 'id')::uuid]
    when 'mentor' then array[(changed ->> 'mentor_id')::uuid]
    when 'user' then array(select id from mentor_profiles where user_id = (changed ->> coalesce(tg_argv[1], 'user_id'))::uuid)
    when 'expertise' then array(select mentor_id from mentor_expertise_areas where id = (changed ->> 'mentor_expertise_id')::uuid)
    when 'area' then array(select mentor_id from mentor_expertise_areas where expertise_area_id = (changed ->> 'id')::uuid order by 1)
    else array(
      select mentor_id from mentor_skills join mentor_expertise_areas mine on mine.id = mentor_expertise_id
      where skill_id = (changed ->> 'id')::uuid order by 1
    ) end;
  insert into mentor_listing_changes select unnest(mentors), pg_current_xact_id() on conflict do nothing;
  return null;
end $$;

create trigger note_mentor_change after update on users for each row when (
  (old.full_name, old.username, old.gender, old.is_active, old.banned_at)
    is distinct from (new.full_name, new.username, new.gender, new.is_active, new.banned_at)
) execute function note_mentor_change('user', 'id');
create trigger note_mentor_change after insert or delete or update on user_addresses
  for each row execute function note_mentor_change('user');
-- A new profile has nothing yet that can be booked.
create trigger note_mentor_change after update on mentor_profiles for each row when (
  (old.headline, old.currency, old.hourly_rate_minor, old.years_of_experience, old.approval_status, old.approved_at,
      old.submitted_at, old.languages, old.average_rating, old.rating_count)
    is distinct from (new.headline, new.currency, new.hourly_rate_minor, new.years_of_experience, new.approval_status,
      new.approved_at, new.submitted_at, new.languages, new.average_rating, new.rating_count)
) execute function note_mentor_change('profile');
create trigger note_mentor_change after insert or delete or update on mentor_expertise_areas
  for each row execute function note_mentor_change('mentor');
create trigger note_mentor_change after insert or delete or update on mentor_skills
  for each row execute function note_mentor_change('expertise');
create trigger note_mentor_change after insert or delete on session_types
  for each row execute function note_mentor_change('mentor');
create trigger note_changed_type after update on session_types
  for each row when (old.is_active is distinct from new.is_active) execute function note_mentor_change('mentor');
create trigger note_mentor_change after update on expertise_areas
  for each row when (old.name is distinct from new.name) execute function note_mentor_change('area');
create trigger note_mentor_change after update on skills
  for each row when (old.name is distinct from new.name) execute function note_mentor_change('skill');

-- Whose names resemble a word, the most similar first. The threshold is this function's own: the usual one forgives less.
create function mentors_named_like(word text, most int) returns setof uuid language sql stable
  set pg_trgm.word_similarity_threshold = 0.4 as $$
  select mentor_id from mentor_listings where names %> word order by names <->> word, mentor_id limit most
$$;

-- Slots of which a seat may be had, unless it is held or the mentor is elsewhere: of one mentor, and of all by time.
create index slots_open on slots (mentor_id, starts_at)
  where blocked_as is null and not is_outside and claimed < max_capacity;
create index slots_open_by_time on slots (starts_at) include (mentor_id)
  where blocked_as is null and not is_outside and claimed < max_capacity;

insert into mentor_listings select * from listable_mentors;
`
}
