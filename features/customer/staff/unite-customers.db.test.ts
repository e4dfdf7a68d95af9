import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { erasePerson } from '#features/privacy/http/privacy-routes.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

async function aCustomer(name: string, bookings = 1) {
  const email = `${randomUUID()}@example.ch`
  const made = []
  for (let n = 0; n < bookings; n += 1)
    made.push((await scene.booked(await scene.event(), { name, email })).booking)
  return { name, email, ref: `booking.${made[0]?.id}`, bookings: made }
}
const emailOf = async (id = '') => (await scene.stored(id))?.email
const lastCorrection = async () => (await scene.logOf('customer_email_corrected'))[0]

it('an address that somebody else has is refused until both were shown and an owner agrees', async () => {
  const [one, other] = [await aCustomer('Ute Eins', 2), await aCustomer('Uwe Zwei')]
  const taken = other.email.toUpperCase()
  const refused = await scene.post(`/customers/${one.ref}/email`, { email: taken })
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      statusCode: 409,
      code: 'address_of_another',
      customers: [
        { name: 'Ute Eins', email: one.email, phone: null, bookings: 2, orders: 0, others: 0 },
        { name: 'Uwe Zwei', email: other.email, phone: null, bookings: 1, orders: 0, others: 0 },
      ],
    },
  ])
  for (const unite of [false, undefined])
    expect((await scene.post(`/customers/${one.ref}/email`, { email: taken, unite })).status).toBe(409)
  expect(await emailOf(one.bookings[0]?.id)).toBe(one.email)

  const agreed = await scene.post(`/customers/${one.ref}/email`, { email: other.email, unite: true })
  expect(agreed.status).toBe(200)
  for (const { id } of one.bookings) expect(await emailOf(id)).toBe(other.email)
  expect((await lastCorrection())?.detail).toEqual({
    customer: one.ref,
    before: one.email,
    after: other.email,
    united: 1,
  })
})

it('the office is shown both, and may not make them one', async () => {
  const { token } = await scene.staff('office')
  const [one, other] = [await aCustomer('Olga Eins'), await aCustomer('Otto Zwei')]
  const path = `/customers/${one.ref}/email`
  const refused = await scene.post(path, { email: other.email }, token)
  expect(refused.body).toMatchObject({ code: 'address_of_another', customers: [{}, { name: 'Otto Zwei' }] })
  const insisted = await scene.post(path, { email: other.email, unite: true }, token)
  expect([insisted.status, insisted.body.code]).toEqual([403, 'no_permission'])
  expect(await emailOf(one.bookings[0]?.id)).toBe(one.email)
  const free = `${randomUUID()}@example.ch`
  expect((await scene.post(path, { email: free }, token)).status).toBe(200)
})

it('an address that nobody has, or their own in other letters, asks nothing', async () => {
  const one = await aCustomer('Ida Allein')
  for (const email of [one.email.toUpperCase(), `${randomUUID()}@example.ch`])
    expect((await scene.post(`/customers/${one.ref}/email`, { email })).status, email).toBe(200)
  expect((await lastCorrection())?.detail).not.toHaveProperty('united')
})

it('the addresses in the log go when either person is erased', async () => {
  const [one, other] = [await aCustomer('Eva Eins'), await aCustomer('Emil Zwei')]
  await scene.post(`/customers/${one.ref}/email`, { email: other.email, unite: true })
  const erasing = { ...scene.deps, attachments: attachmentsInMemory, mailFolder: '/nowhere' }
  await erasePerson(erasing, { email: one.email.toUpperCase(), language: 'de' })
  expect((await lastCorrection())?.detail).toEqual({ customer: one.ref, united: 1 })
})

it('whoever was promised no reminders gets none at the common address either', async () => {
  const [one, other] = [await aCustomer('Ute Drei'), await aCustomer('Uwe Vier')]
  const sent = async (bookingId = '') => {
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: bookingId })).body
    const { invoice } = (await scene.get(`/invoices/${id}`)).body
    expect((await scene.post(`/invoices/${id}/sending`, { seen: invoice.revision })).status).toBe(200)
    return id as string
  }
  const stopped = async (id: string) => (await scene.get(`/invoices/${id}`)).body.invoice.remindersStopped
  const [promised, moved] = [await sent(other.bookings[0]?.id), await sent(one.bookings[0]?.id)]
  await scene.post(`/invoices/${promised}/reminder-stop`, { stopped: true })
  expect(await stopped(moved)).toBe(false)
  const united = await scene.post(`/customers/${one.ref}/email`, { email: other.email, unite: true })
  expect(united.status).toBe(200)
  expect([await stopped(promised), await stopped(moved)]).toEqual([true, true])
})
