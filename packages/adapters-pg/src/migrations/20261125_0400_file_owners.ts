/** Owners of stored files: a file may have several, and goes with the last. */
import type { Migration } from "../database/migrator/migrate.js"

export const fileOwners: Migration = {
  name: "20261125_0400_file_owners",
  sql: `
-- The rows that name a file, each by its kind and its id. A kept file has one at least.
create table file_owners (
  file_key text not null references stored_files (key) on delete cascade,
  owner_kind text not null check (owner_kind ~ '^[a-z_]{1,50}$'),
  owner_id uuid not null,
  primary key (file_key, owner_kind, owner_id)
);
create index file_owners_by_owner on file_owners (owner_kind, owner_id);

-- The files are locked first, in one order, and looked at by a statement of its own. Whoever has joined by then is seen;
-- whoever comes later waits, and finds the file discarded.
create function discard_ownerless_files() returns trigger language plpgsql as $$
begin
  perform from stored_files where key in (select file_key from gone) order by key for no key update;
  update stored_files set state = 'discarded' where state = 'kept' and key in (select file_key from gone)
    and not exists (select from file_owners where file_key = key);
  return null;
end $$;
create trigger discard_ownerless_files after delete on file_owners
  referencing old table as gone for each statement execute function discard_ownerless_files();

-- A host of the release before keeps a file without a word of its owner. For as long as there may be one, the owner is
-- written down at the commit. To be dropped in a later release, when no such host runs any more.
create function own_named_files() returns trigger language plpgsql as $$
declare
  named jsonb := to_jsonb(new);
  keys text[] := case tg_argv[0]
    when 'verification_document' then array[named ->> 'file_key']
    else array(
      select 'profiles/' || (named ->> 'id') || '/' || size from jsonb_array_elements_text(named -> 'sizes') size
    ) end;
begin
  insert into file_owners
    select key, tg_argv[0], new.id from stored_files where key = any(keys) and state = 'kept' order by key for no key update
    on conflict do nothing;
  return null;
end $$;
-- Waits for whoever is writing, and keeps everybody else out until what is there has its owners.
create constraint trigger own_named_files after insert or update on verification_documents
  deferrable initially deferred for each row execute function own_named_files('verification_document');
create constraint trigger own_named_files after insert or update on profile_images
  deferrable initially deferred for each row execute function own_named_files('profile_image');

insert into file_owners
  select file_key, 'verification_document', id from verification_documents join stored_files on key = file_key
  where state = 'kept';
insert into file_owners
  select key, 'profile_image', id from profile_images cross join unnest(sizes) size
    join stored_files on key = 'profiles/' || id || '/' || size
  where state = 'kept';
`
}
