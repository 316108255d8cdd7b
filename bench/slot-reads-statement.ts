/** One session type's slots between two moments with what is needed to show them, by hand: $1 to $4 are mentor, type, from, until. */
export const slotsStatement = `
  with busy as materialized (
    select slots.id, during, claimed, max_capacity, claimed + live as taken, until
    from slots, lateral (
      select count(*)::int as live, max(expires_at) as until from slot_holds where slot_id = slots.id and expires_at > now()
    ) held
    where mentor_id = $1 and claimed + slots.held > 0 and claimed + live > 0
      and during && tstzrange($3, $4::timestamptz + interval '26 hours')
  ), offer as (
    select session_types.is_active and approval_status = 'approved' and users.is_active and banned_at is null as is_open
    from session_types
    join mentor_profiles on mentor_profiles.id = mentor_id
    join users on users.id = user_id
    where session_types.id = $2 and session_types.mentor_id = $1
  )
  select slots.id, mentor_id, session_type_id, availability_rule_id, availability_override_id, starts_at, ends_at,
    buffer_ends_at, own.until as held_until, slots.max_capacity, slots.claimed, slots.blocked_as,
    coalesce(own.taken, 0) as taken, other.is_booked as is_other_booked, is_open
  from slots
  cross join offer
  left join busy own on own.id = slots.id
  cross join lateral (
    select bool_or(claimed >= max_capacity) as is_booked from busy where during && slots.during and id <> slots.id
  ) other
  where session_type_id = $2 and starts_at >= $3 and starts_at < $4
    and blocked_as is distinct from 'cancelled'
  order by starts_at, slots.id`
