import staffBookingsTexts from '#features/booking/texts/staff-bookings.ts'
import staffCustomerTexts from '#features/customer/texts/staff-customer.ts'
import staffListsTexts from '#content/texts/staff-lists.ts'
import { fill } from '#i18n/format.ts'
import { expect, expectAccessible, expectRoom, test } from './site.ts'
import { addEvent, aMember, anInput, callStaffApi, openStaff } from './staff-site.ts'

const bookingsDe = staffBookingsTexts.de
const customerDe = staffCustomerTexts.de
const lists = staffListsTexts.de

test('all bookings and all customers are searched by keyboard, sorted, kept in the address, and link to their pages', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const tag = member.email.slice(0, 10)
  const late = await addEvent(request, member, anInput(45, { places: 9 }))
  const soon = await addEvent(request, member, anInput(35, { places: 9 }))
  for (const [index, name] of ['Birke', 'Ahorn'].entries())
    await callStaffApi(request, member, '/bookings', {
      key: crypto.randomUUID(),
      form: {
        eventId: index === 0 ? late : soon,
        people: index + 1,
        name: `${name} ${tag}`,
        phone: '079 000 00 21',
        email: `${name.toLowerCase()}-${tag}@example.ch`,
        language: 'de',
        company: '',
        way: 'door',
        note: '',
        noteConsent: false,
        voucher: '',
        waitIfFull: false,
      },
    })
  await openStaff(page, { member, language: 'de', address: '?view=quotes' })
  const main = page.getByRole('main')
  const names = () => main.locator('tbody th a').allInnerTexts()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Offerten')
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(lists.bookings.title)
  await page.keyboard.press('/')
  await page.keyboard.type(tag)
  await page.keyboard.press('Enter')
  // The newest first.
  await expect.poll(names).toEqual([`Ahorn ${tag}`, `Birke ${tag}`])
  const column = main.getByRole('columnheader', { name: lists.bookings.columns.event })
  await column.getByRole('link').press('Enter')
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
  await expect(column.getByRole('link')).toBeFocused()
  await column.getByRole('link').press('Enter')
  await expect(column).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(names).toEqual([`Birke ${tag}`, `Ahorn ${tag}`])

  // The order is kept in the address.
  await page.reload()
  await expect.poll(names).toEqual([`Birke ${tag}`, `Ahorn ${tag}`])
  await column.getByRole('link').press('Enter')
  // What was pressed shows at once, before it is a step of the browser's history.
  await expect(page).not.toHaveURL(/sort=/)
  await expect(column).not.toHaveAttribute('aria-sort')
  // The title says at once what was pressed; the history has it when the list has come.
  await expect(page).not.toHaveURL(/sort=/)
  await page.goBack()
  await expect(column).toHaveAttribute('aria-sort', 'descending')

  // On a phone a choice sorts, and titles are reached by keyboard.
  await page.setViewportSize({ width: 390, height: 844 })
  const sort = main.getByLabel(lists.sort)
  await sort.selectOption(fill(lists.up, { column: lists.bookings.columns.event }))
  await expect.poll(names).toEqual([`Ahorn ${tag}`, `Birke ${tag}`])
  await expectAccessible(page)
  await expectRoom(page)
  await sort.press('Tab')
  const first = main.locator('thead a').first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await expectRoom(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await main.getByRole('link', { name: `Ahorn ${tag}` }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/kalender/${soon}/buchungen/`))
  const more = main.getByRole('button', { name: `Mehr zu Ahorn ${tag}` })
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(main).toContainText(bookingsDe.actions.customer)

  await more.blur()
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(lists.customers.title)
  await page.keyboard.press('/')
  await page.keyboard.type(tag)
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual([`Ahorn ${tag}`, `Birke ${tag}`])
  await expectAccessible(page)
  await main.getByRole('link', { name: `Birke ${tag}` }).press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Birke ${tag}`)
  await main.getByRole('link', { name: customerDe.back }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(lists.customers.title)
})
