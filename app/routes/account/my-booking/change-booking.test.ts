import { expect, it } from 'vitest'
import { changeBooking } from './change-booking.ts'

const codeOf = async (answer: Response) => {
  const outcome = await changeBooking('r1', 'people', { people: 2 }, async () => answer)
  return outcome.ok ? 'done' : outcome.refusal
}

it('passes on why a change was refused', async () => {
  expect(await codeOf(Response.json({ code: 'too_late' }, { status: 409 }))).toBe('too_late')
})

it.each([
  Response.json({ code: 'busy' }, { status: 503 }),
  Response.json({}, { status: 500 }),
  new Response('<html>', { status: 502 }),
])('says that it did not work when nobody looked at it', async (answer) => {
  expect(await codeOf(answer)).toBe('failed')
})
