import { expect, it } from 'vitest'
import { changeBooking } from './change-booking.ts'

const codeOf = async (answer: Response) => {
  const outcome = await changeBooking('r1', 'people', { people: 2 }, async () => answer)
  return outcome.ok ? 'done' : outcome.refusal
}

it('returns why a change was refused', async () => {
  expect(await codeOf(Response.json({ code: 'too_late' }, { status: 409 }))).toBe('too_late')
})

it('reports an unknown result when the connection breaks or a proxy answers for a dead server', async () => {
  expect(await codeOf(new Response('<html>', { status: 502 }))).toBe('unanswered')
  const broken = await changeBooking('r1', 'people', { people: 2 }, () =>
    Promise.reject(new TypeError('reset')),
  )
  expect(broken).toEqual({ ok: false, refusal: 'unanswered' })
})

it.each([Response.json({ code: 'busy' }, { status: 503 }), Response.json({}, { status: 500 })])(
  'reports a failure when the request was not processed',
  async (answer) => {
    expect(await codeOf(answer)).toBe('failed')
  },
)
