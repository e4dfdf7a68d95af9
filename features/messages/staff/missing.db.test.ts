import type { Missing } from '#features/facts/staff/missing.contract.ts'
import { FIRST_FACTS } from '#features/messages/http/site-facts.ts'
import { missingFacts } from '#features/facts/content/missing-facts.ts'
import { UNCONFIRMED } from '#features/facts/content/unconfirmed.ts'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'


const scene = await forThisFile(openStaffScene())

it('lists facts that the owner has not given, and in the reader’s language what is unconfirmed', async () => {
  const { body } = await scene.get('/missing?lng=fr')
  expect(body.facts).toEqual(missingFacts(FIRST_FACTS))
  expect(body.unconfirmed[0]).toMatchObject({
    id: UNCONFIRMED[0]?.id,
    statement: UNCONFIRMED[0]?.statement.fr,
  })
  const { missing } = (await scene.get('/overview')).body
  expect(missing).toBe(body.facts.length + body.unconfirmed.length)
})

it('a confirmed statement is no longer missing, until the confirmation is withdrawn', async () => {
  const read = async () => (await scene.get('/missing')).body as Missing
  const missing = async () => (await scene.get('/overview')).body.missing as number
  const before = await missing()
  const id = UNCONFIRMED[1]?.id ?? ''
  const confirm = (confirmed: boolean, seen: number, which = id) =>
    scene.post(`/missing/${which}/confirmation`, { confirmed, seen })
  expect((await confirm(true, 0)).status).toBe(200)
  expect((await read()).unconfirmed.map((each) => each.id)).not.toContain(id)
  expect(await missing()).toBe(before - 1)
  expect((await confirm(false, 0)).body.code).toBe('changed_meanwhile')
  const [confirmed] = (await read()).confirmed
  expect(confirmed?.id).toBe(id)
  expect((await confirm(false, confirmed?.revision ?? 0)).status).toBe(200)
  expect(await missing()).toBe(before)
  expect((await confirm(true, 0, 'nothing')).status).toBe(404)
})
