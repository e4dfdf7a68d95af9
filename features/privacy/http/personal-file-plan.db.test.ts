import { expect, it, vi } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { LIA, openPrivacyScene } from '#test/privacy/privacy-scene.ts'
import { readPersonalRecords } from './personal-file.ts'

const scene = await forThisFile(openPrivacyScene())

interface Statement {
  text: string
  values?: unknown[]
}

/** Drizzle wraps the text in an object of its own. */
const textOf = (query: unknown) => (query as { text: string }).text

it('every table is searched for an address by an index: none is scanned', async () => {
  const pool = scene.deps.db.$client
  const spy = vi.spyOn(pool, 'query')
  await readPersonalRecords(scene.deps, LIA, 'de')
  const statements = spy.mock.calls.map(([query, values]) => ({ text: textOf(query), values }) as Statement)
  spy.mockRestore()
  const byAddress = statements.filter(({ text }) => /lower\(|"customer" = /.test(text))
  expect(byAddress.length).toBeGreaterThanOrEqual(8)
  const client = await pool.connect()
  try {
    // On small test tables the planner prefers sequential scans; this leaves only those without an index.
    await client.query('set enable_seqscan = off')
    for (const { text, values = [] } of byAddress) {
      const { rows } = await client.query(`explain ${text}`, values)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan, text).toContain('Index')
      expect(plan, text).not.toContain('Seq Scan')
    }
  } finally {
    client.release(true)
  }
})
