import staffCustomerTexts from '#features/customer/texts/staff-customer.ts'
import { languagesOf } from '#test/sample.ts'
import { book } from './booking-site.ts'
import { expect, test } from './site.ts'
import {
  aColleague,
  addEvent,
  aMember,
  anInput,
  bookingsOf,
  expectFine,
  openStaff,
  STAFF,
  toastTitle,
} from './staff-site.ts'

const CUSTOMER = staffCustomerTexts

for (const language of languagesOf('uniting customers'))
  test(`an address of somebody else in ${language}: both are shown, the office stops there, an owner makes them one`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/status of 409/)
    const { dialog } = CUSTOMER[language].actions
    const owner = await aMember(request)
    const office = await aColleague(request, owner, 'office')
    const id = crypto.randomUUID().slice(0, 8)
    const [own, taken] = [`claudia.${id}@example.ch`, `c.muster.${id}@example.ch`]
    const eventId = await addEvent(request, owner, anInput(45))
    await book(request, { eventId, name: 'Claudia Muster', email: own })
    for (const people of [1, 2])
      await book(request, { eventId, name: 'Christian Muster', email: taken, people })
    const all = await bookingsOf(request, owner, eventId)
    const address = `?customer=booking.${all.find(({ name }) => name === 'Claudia Muster')?.id}`
    const confirmation = page.getByRole('dialog', { name: dialog.title })
    const email = confirmation.getByLabel(dialog.email)
    const ask = async () => {
      await page.getByRole('button', { name: dialog.title }).click()
      await email.fill(taken)
      await email.press('Enter')
      await expect(confirmation.getByRole('alert')).toContainText(STAFF[language].refusals.address_of_another)
      await expect(confirmation.getByRole('term')).toHaveText([dialog.another.own, dialog.another.other])
      await expect(confirmation.getByRole('definition').first()).toContainText(own)
      await expect(confirmation.getByRole('definition').last()).toContainText(
        dialog.another.bookings.other.replace('{n}', '2'),
      )
    }

    await openStaff(page, { member: office, language, address })
    await ask()
    await expect(confirmation).toContainText(dialog.another.owners)
    await expect(confirmation.getByRole('checkbox')).toHaveCount(0)

    await openStaff(page, { member: owner, language, address })
    await ask()
    await expect(confirmation).toContainText(dialog.another.warning)
    await expectFine(page)
    const submit = confirmation.getByRole('button', { name: dialog.submit })
    // Not without the tick, and another address is another question.
    await submit.click()
    await expect(confirmation.getByRole('checkbox')).toBeVisible()
    await email.fill(`${taken}.example`)
    await expect(confirmation.getByRole('checkbox')).toHaveCount(0)
    await email.fill(taken)
    await confirmation.getByRole('checkbox', { name: dialog.another.agree }).check()
    await submit.click()
    await expect(toastTitle(page)).toHaveText(dialog.done)
    const united = await bookingsOf(request, owner, eventId)
    expect(united.map((booking) => booking.email)).toEqual([taken, taken, taken])
  })
