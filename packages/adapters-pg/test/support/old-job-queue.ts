/** What the release before had beside the tables of ours: the schema of pg-boss, in small. */
export const oldJobQueue = `
create schema pgboss;
create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed');
create table pgboss.version (version int primary key);
insert into pgboss.version values (24);
create table pgboss.job (name text not null, state pgboss.job_state not null, data jsonb) partition by list (name);
create table pgboss.job_mentorkit partition of pgboss.job for values in ('mentorkit');
insert into pgboss.job values ('mentorkit', 'active', '{"job": "payments.expire"}');
create function pgboss.create_queue(queue_name text) returns void as 'select' language sql;
`
