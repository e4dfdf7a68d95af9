import STAFF_DESK from '#content/texts/staff-desk.ts'
import staffSecurityTexts from '#features/account/texts/staff-security.ts'
import type { EditableEvent } from '#features/calendar/staff/staff-event.ts'
import { languagesOf } from '#test/sample.ts'
import { expect, test } from './site.ts'
import { addEvent, aMember, anInput, aVisitor, callStaffApi, expectFine, openStaff } from './staff-site.ts'

const WORDS = staffSecurityTexts

for (const language of languagesOf('security log'))
  test(`the security log in ${language}: who was refused, and an action by its name, with before and after, by one person`, async ({
    page,
    request,
  }) => {
    const { changes, values, ...messages } = WORDS[language]
    const member = await aMember(request)
    const visitor = await aVisitor(request)
    const wrong = { email: member.email, password: 'falsch geraten' }
    await request.post('/auth/v1/token?grant_type=password', { data: wrong })
    const refused = { authorization: `Bearer ${visitor.token}` }
    expect((await request.get('/api/staff/orders', { headers: refused })).status()).toBe(403)
    const name = `Nebelgang ${crypto.randomUUID().slice(0, 8)}`
    const title = { de: name, en: name, fr: name, it: name }
    const input = anInput(300, { public: false, places: 8, title })
    const id = await addEvent(request, member, input)
    const { event } = await callStaffApi<{ event: EditableEvent }>(request, member, `/events/${id}`)
    const place = { de: 'Parkplatz am Waldrand '.repeat(5).trim() }
    const next = { ...input, places: 10, place, meetingPoint: { de: 'x'.repeat(190) } }
    const headers = { authorization: `Bearer ${member.token}` }
    const body = { seen: event.updatedAt, input: next, agreed: true }
    expect((await request.put(`/api/staff/events/${id}`, { headers, data: body })).status()).toBe(200)

    await openStaff(page, { member, language, address: '?view=security' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.title)
    await main.getByRole('link', { name: messages.filters.refused }).click()
    await expect(page).toHaveURL(/filter=refused/)
    await expect(main).toContainText(messages.audit.refused.sign_in_refused)
    await expect(main).toContainText(messages.audit.refused.access_denied)
    await expect(main).not.toContainText(messages.audit.accounts.staff_role_granted)
    await page.goBack()

    await main.getByRole('searchbox').fill(name)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('row')).toHaveCount(3)
    await main.getByLabel(messages.person).selectOption({ label: member.email })
    await expect(page).toHaveURL(/who=/)
    const changed = main
      .getByRole('row')
      .filter({ hasText: STAFF_DESK[language].audit.daily_work.event_changed })
    await expect(changed.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`/kalender/${id}$`))
    const widths = () =>
      main.getByRole('columnheader').evaluateAll((all) => all.map((each) => each.clientWidth))
    const closed = await widths()
    await changed.getByRole('button', { name: changes.show }).focus()
    await page.keyboard.press('Enter')
    await expect(changed.getByRole('definition').last()).toHaveText(/8.*10/)
    await expect(changed.getByRole('term').last()).toHaveText(values.fields.places)
    expect(await widths()).toEqual(closed)
    await expectFine(page)
    await main.getByRole('searchbox').fill('niemand hat das geschrieben')
    await page.keyboard.press('Enter')
    await expect(main).toContainText(messages.none)
    await main.getByRole('button', { name: messages.clear }).click()
    await expect(main.getByRole('row').nth(1)).toBeVisible()
  })
