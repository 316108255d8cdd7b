/** Posting finds what it looks for by an index however empty the journal once was, and checks nothing twice. */
import type { Migration } from "../database/migrator/migrate.js"

export const postingSpeed: Migration = {
  name: "20261122_0780_posting_speed",
  sql: `
-- Functions keep their plans: one that was made for an empty journal would read all of it for every posting, until
-- somebody analyses it. New rows themselves are no table and not concerned.
alter function check_new_postings() set enable_seqscan = off;
alter function keep_mentor_earnings() set enable_seqscan = off;
alter function check_entry_has_postings() set enable_seqscan = off;

-- Both are known without them: postings are taken only for an entry of the same transaction, and entries never go; every
-- mentor who is named in one has a balance, which refers to the mentor and never goes either.
alter table journal_postings drop constraint journal_postings_entry_id_fkey;
alter table journal_postings drop constraint journal_postings_mentor_id_fkey;

-- The question is the trigger's own, so that a posting calls no function to be told that it may.
create or replace trigger mentor_balances_follow_postings before insert or update or delete or truncate on mentor_balances
  for each statement when (pg_trigger_depth() < 1) execute function refuse_direct_balance();
create or replace trigger mentor_earnings_follow_postings before insert on mentor_earnings
  for each statement when (pg_trigger_depth() < 1) execute function refuse_direct_earning();
`
}
