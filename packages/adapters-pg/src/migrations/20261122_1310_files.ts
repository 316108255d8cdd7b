/** Files that people upload: what the store holds for us, verification documents, and the images of profiles. */
import type { Migration } from "../database/migrator/migrate.js"

export const files: Migration = {
  name: "20261122_1310_files",
  sql: `
-- Every file of the store, written down before its first byte: whatever dies on the way, a sweep knows what is left.
create table stored_files (
  key text primary key,
  -- Being written; named by a row that lasts; named by none any more.
  state text not null check (state in ('pending', 'kept', 'discarded')),
  since timestamptz not null
);
create index stored_files_to_remove on stored_files (since) where state <> 'kept';

create table verification_documents (
  id uuid primary key,
  mentor_id uuid not null references mentor_profiles (id),
  document_type text not null check (document_type in ('id_card', 'passport', 'driving_license')),
  file_key text not null unique references stored_files (key),
  -- As the mentor's machine calls it; shown, and never a path.
  original_name text not null,
  mime_type text not null check (mime_type in ('application/pdf', 'image/jpeg', 'image/png')),
  -- In bytes, of what is stored.
  file_size int not null check (file_size > 0),
  status text not null check (status in ('pending', 'approved', 'rejected')),
  admin_notes text,
  reviewed_by uuid references users (id),
  reviewed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint verification_documents_rejected_with_notes check (status <> 'rejected' or admin_notes is not null),
  constraint verification_documents_review check (
    (status = 'pending' and reviewed_by is null and reviewed_at is null and admin_notes is null)
    or (status <> 'pending' and reviewed_by is not null and reviewed_at is not null)
  )
);
create index verification_documents_by_mentor on verification_documents (mentor_id, created_at desc, id desc);
-- The review queue: one status, the oldest first; or all of them.
create index verification_documents_by_status on verification_documents (status, created_at, id);
create index verification_documents_by_age on verification_documents (created_at, id);

-- An image in all its sizes; each size is a stored file "profiles/<id>/<size>".
create table profile_images (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('avatar', 'cover')),
  sizes text[] not null check (sizes <> '{}'),
  created_at timestamptz not null,
  unique (user_id, kind)
);
`
}
