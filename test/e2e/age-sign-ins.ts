import pg from 'pg'
import { findRunningPostgres } from '#platform/database/embedded-postgres/find-running-postgres.ts'
import { officeSite } from './office-site.ts'
import { expect } from './site.ts'

/** The account's sessions go on, but were proven that much earlier. On the worker's own site. */
export async function ageSignIns(email: string, hours: number): Promise<void> {
  const { dataDir } = await officeSite()
  const client = new pg.Client({ connectionString: await findRunningPostgres(dataDir) })
  await client.connect()
  const { rowCount } = await client.query(
    `update auth_sessions set steps = (
       select jsonb_agg(jsonb_set(step, '{timestamp}', to_jsonb((step->>'timestamp')::bigint - $1::int * 3600)))
       from jsonb_array_elements(steps) step) where user_id = (select id from auth_users where email = $2)`,
    [hours, email],
  )
  await client.end()
  expect(rowCount).toBeGreaterThan(0)
}
