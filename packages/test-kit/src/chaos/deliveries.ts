/** Watches in the database itself how often a delivery and its effect are committed, whoever commits them. */
import type { Finding } from "./audit.js"
import type { Database } from "./database.js"

const script = `
create table chaos_log (what text not null, subject text not null, xid xid8 not null default pg_current_xact_id());
create function chaos_note() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'deliveries' then
    insert into chaos_log (what, subject) values ('delivered', new.id || ' ' || new.subscriber);
  else
    insert into chaos_log (what, subject) values ('generated', new.mentor_id);
  end if;
  return null;
end $$;
create trigger chaos_delivered after update of delivered_at on deliveries
  for each row when (new.delivered_at is not null) execute function chaos_note();
create trigger chaos_generated after update on slot_regenerations
  for each row when (old.requested_at is not null and new.requested_at is null) execute function chaos_note();
`

export const watchDeliveries = async ({ query }: Database): Promise<void> => {
  await query(script)
}

/** Before the clock has been moved by minutes: then sweeps generate too, without any event. */
export const deliveryFindings = async ({ query }: Database): Promise<ReadonlyArray<Finding>> => {
  const twice = await query<object>(
    "select subject, count(*) from chaos_log where what = 'delivered' group by subject having count(*) > 1"
  )
  const apart = await query<object>(`
    select g.subject, g.xid from chaos_log g where g.what = 'generated' and 1 <> (
      select count(*) from chaos_log d where d.xid = g.xid and d.subject like '% scheduling.regenerateSlots'
    )`)
  return [
    { check: "a delivery that was noted twice", rows: twice },
    { check: "an effect that was not committed with its delivery", rows: apart }
  ].filter(({ rows }) => rows.length > 0)
}
