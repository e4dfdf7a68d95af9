import { expect, it } from 'vitest'
import { changeBooking } from './change-booking.ts'

const codeOf = async (answer: Response) => {
  const outcome = await changeBooking('r1', 'people', { people: 2 }, async () => answer)
  return outcome.ok ? 'done' : outcome.refusal
}

it('passes on why a change was refused', async () => {
  expect(await codeOf(Response.json({ code: 'too_late' }, { status: 409 }))).toBe('too_late')
})

it('says that nobody knows when the line breaks, or a proxy answers for a server that died', async () => {
  expect(await codeOf(new Response('<html>', { status: 502 }))).toBe('unanswered')
  const broken = await changeBooking('r1', 'people', { people: 2 }, () =>
    Promise.reject(new TypeError('reset')),
  )
  expect(broken).toEqual({ ok: false, refusal: 'unanswered' })
})

it.each([Response.json({ code: 'busy' }, { status: 503 }), Response.json({}, { status: 500 })])(
  'says that it did not work when nobody looked at it',
  async (answer) => {
    expect(await codeOf(answer)).toBe('failed')
  },
)
