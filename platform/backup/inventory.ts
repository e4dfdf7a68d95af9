import type { Client } from 'pg'
import type { Migration } from '../database/migrations.ts'

/** Metadata of a backup, stored in it as `backup.json`. */
export type Inventory = {
  format: 1
  createdAt: string
  migrations: Migration[]
  tables: { name: string; columns: string[]; rows: number }[]
  sequences: { name: string; value: string }[]
  /** Missing in older backups and before the first start. */
  keyFingerprint?: string | undefined
}

/** Tables of schema public with their writable columns. Job queues are excluded; sweeps recreate the jobs. */
export async function listTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

export async function listSequences(client: Client): Promise<Inventory['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`)
  return rows
}

/** Undefined before the first start. */
export async function readKeyFingerprint(client: Client): Promise<string | undefined> {
  const found = await client.query<{ there: boolean }>(
    "select to_regclass('public.installation') is not null as there",
  )
  if (!found.rows[0]?.there) return undefined
  const { rows } = await client.query<{ fingerprint: string | null }>(
    'select key_fingerprint as fingerprint from public.installation',
  )
  return rows[0]?.fingerprint ?? undefined
}
