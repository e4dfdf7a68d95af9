import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Today } from '#app/routes/staff/today/today-api.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import { putOffs } from '#features/today/put-off.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

let scene: StaffScene
beforeAll(async () => {
  scene = await openStaffScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.deps.db.delete(inquiries)
  await scene.deps.db.delete(putOffs)
})

async function aRequest(): Promise<string> {
  const email = `${randomUUID()}@example.ch`
  await sendInquiry(scene.deps, inquiryInput({ email }))
  const [row] = await scene.deps.db.select().from(inquiries).where(eq(inquiries.email, email))
  return row?.id ?? ''
}

const today = async () => (await scene.get('/today?lng=de')).body as Today
const put = (thing: string, change: object = {}) =>
  scene.post('/put-offs', { kind: 'request', thing, day: null, done: false, ...change })
const dayIn = (days: number) => swissTime(new Date(scene.deps.clock().getTime() + days * 86_400_000)).day

describe('what is due', () => {
  it('is put off until eight in the morning once, then until a day that somebody says', async () => {
    const id = await aRequest()
    const answer = await put(id)
    expect(answer.status, answer.text).toBe(200)
    expect(swissTime(new Date(answer.body.until))).toEqual({ day: dayIn(1), time: '08:00' })
    let shown = await today()
    expect(shown.due.map((row) => row.id)).not.toContain(id)
    expect(shown.later).toMatchObject([{ id, kind: 'request', until: answer.body.until }])

    await scene.laterSignedIn(48 * 60)
    shown = await today()
    expect(shown.due.find((row) => row.id === id)).toMatchObject({ wasPutOff: true })
    expect(shown.later).toEqual([])
    expect(await put(id)).toMatchObject({ status: 409, body: { code: 'day_needed' } })
    for (const day of [dayIn(0), dayIn(-3), dayIn(31)])
      expect(await put(id, { day })).toMatchObject({ status: 422, body: { code: 'day_out_of_reach' } })
    expect((await put(id, { day: dayIn(30) })).status).toBe(200)
  })

  it('comes back when that is taken back, as if it had not been', async () => {
    const id = await aRequest()
    await put(id)
    const back = () => scene.post('/put-off-reversals', { kind: 'request', thing: id })
    expect((await back()).status).toBe(200)
    expect((await back()).body.code).toBe('unknown_due')
    expect((await today()).due.find((row) => row.id === id)).toMatchObject({ wasPutOff: false })
    const actions = await scene.deps.db.select().from(authAudit).where(eq(authAudit.actorId, scene.userId))
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['due_put_off', 'due_taken_back']),
    )
  })

  it('pressed twice at once, the second press asks for a day', async () => {
    const id = await aRequest()
    const both = await Promise.all([put(id), put(id)])
    const codes = both.map(({ status }) => status).sort()
    // The second may also find it gone already.
    expect(codes[0]).toBe(200)
    expect([404, 409]).toContain(codes[1])
    const [row] = await scene.deps.db.select().from(putOffs)
    expect(row?.times).toBe(1)
  })

  it('waits after a reminder without counting as put off', async () => {
    const id = await aRequest()
    expect((await put(id, { done: true, day: dayIn(10) })).status).toBe(200)
    expect((await today()).later).toMatchObject([{ id, wasPutOff: false }])
    const other = await aRequest()
    expect(await put(other, { done: true, day: dayIn(31) })).toMatchObject({
      body: { code: 'day_out_of_reach' },
    })
  })

  it('is put off only by who sees it, and only what is due', async () => {
    const id = await aRequest()
    expect((await put(randomUUID())).body.code).toBe('unknown_due')
    expect((await put(id, { kind: 'mail' })).body.code).toBe('unknown_due')
    await scene.post(`/inquiries/${id}/state`, { state: 'answered' })
    expect((await put(id)).body.code).toBe('unknown_due')
    const guide = await scene.signUp()
    await setStaffRole(scene.auth.context, guide.email, 'guide')
    const other = await aRequest()
    const body = { kind: 'request', thing: other, day: null, done: false }
    expect([403, 404]).toContain((await scene.post('/put-offs', body, guide.token)).status)
    expect((await today()).due.map((row) => row.id)).toContain(other)
  })

  it('forgets what was put off long ago', async () => {
    const { db, clock } = scene.deps
    const old = new Date(clock().getTime() - 31 * 86_400_000)
    await db.insert(putOffs).values({ kind: 'mail', thing: 'x', until: old, times: 3 })
    await put(await aRequest())
    expect(await db.select().from(putOffs).where(eq(putOffs.thing, 'x'))).toEqual([])
  })
})
