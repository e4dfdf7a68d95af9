import type { Database } from '#platform/database/database.ts'

/**
 * Deletes every row of the tables and of those that refer to them, and restarts their numbers. Like `truncate … restart
 * identity cascade`, at a tenth of its cost, which is that of new files. Fires no trigger.
 */
export async function emptyTables({ $client }: Database, ...tables: string[]): Promise<void> {
  const statements = deletions.get($client) ?? new Map<string, string>()
  deletions.set($client, statements)
  const name = tables.join()
  const statement = statements.get(name) ?? (await deletionOf($client, tables))
  statements.set(name, statement)
  await $client.query(statement)
}

type Client = Database['$client']

const deletions = new WeakMap<Client, Map<string, string>>()

async function deletionOf(client: Client, tables: string[]): Promise<string> {
  const { rows } = await client.query<{ table: string; sequences: string[] }>(
    `with recursive reached as (
       select to_regclass(name)::oid as id from unnest($1::text[]) as name
       union select conrelid from pg_constraint join reached on confrelid = id where contype = 'f')
     select id::regclass::text as table,
       array(select format('setval(%L, %s, false)', objid::regclass, seqstart)
         from pg_depend join pg_sequence on seqrelid = objid where refobjid = id and deptype in ('a', 'i')) as sequences
     from reached`,
    [tables],
  )
  const unknown = rows.length === 0 || rows.some(({ table }) => table === null)
  if (unknown) throw new Error(`one of these is no table: ${tables.join(', ')}`)
  const restarts = rows.flatMap(({ sequences }) => sequences)
  // All in one transaction, since sent as one.
  return [
    // References between the tables hold again once all are empty.
    'set local session_replication_role = replica',
    ...rows.map(({ table }) => `delete from ${table}`),
    ...(restarts.length > 0 ? [`select ${restarts.join(', ')}`] : []),
  ].join(';\n')
}
