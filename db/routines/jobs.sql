-- Jobs of pg-boss, written in the caller's transaction. Does nothing before pg-boss has made its schema.
create or replace function enqueue_jobs(of_queue text, keys text[], delays double precision[])
returns void language plpgsql as $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  insert into pgboss.job (
    name, data, singleton_key, policy, start_after, keep_until, expire_seconds, deletion_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds
  )
  select
    queue.name, jsonb_build_object('key', wanted.key), wanted.key, queue.policy,
    now() + wanted.delay * interval '1 second',
    now() + queue.retention_seconds * interval '1 second', queue.expire_seconds, queue.deletion_seconds,
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.heartbeat_seconds
  from pgboss.queue, unnest(keys, delays) as wanted(key, delay)
  where queue.name = of_queue
  on conflict do nothing;
  if found then
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), of_queue);
  end if;
end $$;
