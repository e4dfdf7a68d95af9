import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { PRESENT_FOR_SECONDS } from '#features/account/presence/presence.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

let other: Awaited<ReturnType<StaffScene['staff']>>
const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  other = await scene.staff('owner')
})
beforeEach(() => scene.deps.db.execute(sql`truncate staff_presence`))

const [HERS, HIS] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']

async function report(tab: string, place: string | null, part: string | null = null, bearer?: string) {
  const { status, body } = await scene.post('/presence', { tab, place, part }, bearer)
  expect(status).toBe(200)
  return body.others
}

describe('two tabs with the same thing open', () => {
  it('see each other, and which part of it is open', async () => {
    expect(await report(HERS, 'texts=home')).toEqual([])
    const seenByOther = await report(HIS, 'texts=home', 'home hero.title', other.token)
    expect(seenByOther).toMatchObject([{ isOwn: false, part: null }])
    expect(seenByOther[0].email).toMatch(/@/)
    expect(await report(HERS, 'texts=home')).toEqual([
      { email: other.email, isOwn: false, part: 'home hero.title' },
    ])
  })

  it('of the same account are marked as own', async () => {
    await report(HERS, 'person=anna')
    expect(await report(HIS, 'person=anna')).toMatchObject([{ isOwn: true }])
  })

  it('no longer show one that left, moved on, or sent nothing for a while', async () => {
    await report(HIS, 'texts=home', null, other.token)
    await report(HIS, null, null, other.token)
    expect(await report(HERS, 'texts=home')).toEqual([])
    await report(HIS, 'texts=shop', null, other.token)
    expect(await report(HERS, 'texts=home')).toEqual([])
    await report(HIS, 'texts=home', null, other.token)
    await scene.laterSignedIn(PRESENT_FOR_SECONDS / 60)
    expect(await report(HERS, 'texts=home')).toEqual([])
    const { rows } = await scene.deps.db.execute(sql`select tab from staff_presence`)
    expect(rows).toEqual([{ tab: HERS }])
  })
})

it('cannot report for the tab of another account', async () => {
  await report(HERS, 'texts=home')
  await report(HERS, 'texts=shop', 'forged', other.token)
  await report(HERS, null, null, other.token)
  expect(await report(HIS, 'texts=home', null, other.token)).toMatchObject([{ isOwn: false, part: null }])
})

it('show a guide nothing of a place that guides may not open, and nobody the guide', async () => {
  const guide = await scene.staff('guide')
  await report(HERS, 'invoice=1')
  for (const place of ['invoice=1', 'texts=home', 'person=anna', 'accounts=1', 'event'])
    expect((await scene.post('/presence', { tab: HIS, place, part: null }, guide.token)).status).toBe(403)
  expect(await report(HERS, 'texts=home')).toEqual([])
  await report(HERS, 'event=1')
  expect(await report(HIS, 'event=1', null, guide.token)).toMatchObject([{ isOwn: false }])
  await report(HIS, null, null, guide.token)
})

it('refuse an invalid tab, place or length', async () => {
  for (const body of [
    { tab: 'x', place: 'texts=home', part: null },
    { tab: HERS, place: '', part: null },
    { tab: HERS, place: 'x'.repeat(201), part: null },
    { tab: HERS, place: 'texts=\u0000', part: null },
    { tab: HERS, place: 'texts=home', part: '\ud83d' },
    { tab: HERS, place: 'texts=home', part: 'x'.repeat(301) },
  ])
    expect((await scene.post('/presence', body)).status).toBe(422)
})
