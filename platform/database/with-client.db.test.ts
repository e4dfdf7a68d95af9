import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { withClient } from './with-client.ts'

const database = await forThisFile(createTestDatabase())

const endFromOutside = (pid: number) =>
  withClient(database.connectionString, (other) => other.query('select pg_terminate_backend($1)', [pid]))

it('a connection that the server ends after the last query ends nothing else, and fails the next one', async () => {
  const committed = await withClient(database.connectionString, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await endFromOutside(rows[0]?.pid ?? 0)
    await wait(200)
    await expect(client.query('select 1')).rejects.toThrow(/connection/i)
    return 'committed'
  })
  expect(committed).toBe('committed')
})
