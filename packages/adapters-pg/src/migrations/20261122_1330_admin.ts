/** What admins look through: accounts, the audit log and reports; and accounts whose bookings are to be called off. */
import type { Migration } from "../database/migrator/migrate.js"

export const admin: Migration = {
  name: "20261122_1330_admin",
  sql: `
-- Newest first, whatever is filtered by; and any part of a name, a username or an address.
create index users_newest on users (created_at, id);
create index users_banned on users (created_at, id) where banned_at is not null;
create index users_suspended on users (created_at, id) where not is_active;
create index users_unverified on users (created_at, id) where email_verified_at is null;
create index users_by_words on users using gin ((lower(full_name || ' ' || username || ' ' || email)) gin_trgm_ops);

-- By when it happened, as it is read; each filter has one that gives the order, too.
create index audit_log_newest on audit_log (occurred_at, id);
create index audit_log_of_subject on audit_log (subject_type, subject_id, occurred_at, id);
create index audit_log_of_actor on audit_log (actor_id, occurred_at, id);
create index audit_log_of_action on audit_log (action, occurred_at, id);
drop index audit_log_subject;
drop index audit_log_actor;

-- Somebody was banned or suspended, and the sessions with them are yet to be called off.
create table departures (
  user_id uuid primary key references users (id) on delete cascade,
  requested_at timestamptz not null
);
create index departures_oldest on departures (requested_at, user_id);

alter table bookings drop constraint bookings_closed_because_check;
alter table bookings add constraint bookings_closed_because_check check (closed_because in (
  'payment_lapsed', 'capacity_conflict', 'declined', 'unanswered', 'refunded', 'cancelled_by_mentee', 'cancelled_by_mentor',
  'mentor_unavailable', 'mentee_unavailable'
));

-- What people have reported. Nothing changes a report so far.
create table reports (
  id uuid primary key,
  reporter_id uuid not null references users (id),
  subject_type text not null check (subject_type in ('post', 'comment', 'profile', 'message', 'review')),
  subject_id uuid not null,
  reason text not null check (
    reason in ('spam', 'harassment', 'hate_speech', 'violence', 'nudity', 'misinformation', 'other')
  ),
  details text,
  status text not null check (status in ('pending', 'reviewed', 'dismissed', 'actioned')),
  created_at timestamptz not null,
  constraint reports_one_per_reporter unique (reporter_id, subject_type, subject_id)
);
create index reports_newest on reports (created_at, id);
`
}
