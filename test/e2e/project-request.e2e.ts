import { PROJECT_LIMITS } from '#features/inquiry/project-inquiry.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import {
  alertOf,
  fieldOf,
  isoDay,
  noticeOf,
  openRequest,
  optionOf,
  sendOf,
  sentNumber,
  typedDay,
  typeOver,
} from './requests.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const PATH = '/projekt-management/anfrage'
const draftOf = (language: Language) => `${PATH}?lng=${language}`

/** What a visitor reads in each language. */
const SEEN = {
  de: {
    summary: '4 Angaben passen noch nicht',
    mend: /liegt vor dem Beginn. Meinten Sie den/,
    done: 'ausgefüllt',
  },
  en: { summary: '4 entries need another look', mend: /before the start. Did you mean/, done: 'filled in' },
  fr: { summary: '4 champs sont à revoir', mend: /précède le début. Vouliez-vous dire/, done: 'remplie' },
  it: { summary: '4 campi sono da rivedere', mend: /prima dell’inizio. Intendeva/, done: 'compilata' },
} satisfies Record<Language, Record<string, string | RegExp>>

for (const language of LANGUAGES) {
  const { summary, mend, done } = SEEN[language]

  test(`a project request in ${language}, by keyboard alone: refused, mended, sent, and the owner has all of it`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await openRequest(page, draftOf(language))
    const to = (name: string) => tabTo(page, fieldOf(page, name))
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')
    await expect(alertOf(page)).toBeFocused()
    await expect(alertOf(page)).toContainText(summary)
    await expectAccessible(page)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const services = page.locator('main form [name="service"]')
    await expect(services.first()).toBeFocused()
    await page.keyboard.press('Space')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
    await expect(optionOf(page, 'service', 'pmo')).toBeChecked()
    await to('description')
    await page.keyboard.type('Wir stehen am Anfang.')
    await to('from')
    await page.keyboard.type(typedDay(language, 15))
    await to('to')
    await page.keyboard.type(typedDay(language, 1))
    await to('priority')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, optionOf(page, 'budget', ''))
    await page.keyboard.press('ArrowUp')
    await expect(optionOf(page, 'budget', 'custom')).toBeChecked()
    await to('budgetText')
    await page.keyboard.type('Zwei Tage pro Woche')
    await tabTo(page, optionOf(page, 'contract', ''))
    await page.keyboard.press('ArrowUp')
    await to('teamSize')
    await page.keyboard.press('ArrowDown')
    await to('industry')
    await page.keyboard.press('ArrowDown')
    const person = {
      firstName: 'Lia',
      lastName: 'Rossi',
      company: 'Muster AG',
      email: `project-${language}@example.ch`,
      phone: '+41 41 780 00 00',
      address: 'Dorfstrasse 1a',
      postalCode: '6330',
      city: 'Cham',
      country: 'CH',
    }
    for (const [name, text] of Object.entries(person)) {
      await to(name)
      await page.keyboard.type(text)
    }
    await to('heardOf')
    await page.keyboard.press('ArrowDown')
    await to('note')
    await page.keyboard.type('Bitte am Vormittag.')
    await expect(fieldOf(page, 'newsletter')).not.toBeChecked()
    await to('terms')
    await page.keyboard.press('Space')
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')

    await expect(alertOf(page)).toBeFocused()
    await expect(alertOf(page)).toContainText(mend)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await typeOver(page, fieldOf(page, 'to'), typedDay(language, 30))
    await expect(alertOf(page)).toHaveCount(0)
    const trail = page.getByRole('main').getByRole('navigation').first()
    await expect(trail.getByRole('link', { name: new RegExp(`, ${done}$`) })).toHaveCount(6)
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')

    const number = await sentNumber(page)
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('draft:project'))).toBeNull()
    const notice = await noticeOf(page, number)
    for (const told of [
      '> Wir stehen am Anfang.',
      'Thema: PMO',
      'Name oder Firma: Lia Rossi',
      'Beginn: 15.\u00a0September',
      'Abschluss: 30.\u00a0September',
      'Dringlichkeit: Tief',
      'Budget in CHF: Zwei Tage pro Woche',
      'Vertragsart: Gemischt',
      'Grösse des Teams: 1–5 Personen',
      'Branche: IT',
      'Wie haben Sie von uns gehört: Suchmaschine',
      'Sonst noch etwas: Bitte am Vormittag.',
      'Newsletter: nicht gewünscht',
      'Geschäftsbedingungen: einverstanden',
      ...Object.values(person),
    ])
      expect(notice).toContain(told)
  })

  test(`a project request in ${language} without script: refused with what was typed, then sent`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${PATH}?service=agileCoaching&lng=${language}`)
    await expect(optionOf(page, 'service', 'agileCoaching')).toBeChecked()
    await expect(page.locator('main button[aria-haspopup="dialog"]')).toHaveCount(0)
    await expect(fieldOf(page, 'from')).toHaveAttribute('type', 'date')
    await expect(fieldOf(page, 'budgetText')).toBeHidden()
    await optionOf(page, 'budget', 'custom').check()
    await fieldOf(page, 'budgetText').fill('Noch <b>offen</b> & unklar')
    await fieldOf(page, 'from').fill(isoDay(15))
    await fieldOf(page, 'to').fill(isoDay(1))
    await fieldOf(page, 'industry').selectOption('consulting')
    await fieldOf(page, 'newsletter').check()
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      sendOf(page).press('Enter'),
    ])
    expect(answer.status()).toBe(422)
    await expect(alertOf(page)).toContainText(summary)
    await expect(alertOf(page)).toContainText(mend)
    await expect(alertOf(page)).toBeFocused()
    await expect(optionOf(page, 'service', 'agileCoaching')).toBeChecked()
    await expect(fieldOf(page, 'budgetText')).toHaveValue('Noch <b>offen</b> & unklar')
    await expect(fieldOf(page, 'from')).toHaveValue(isoDay(15))
    await expect(fieldOf(page, 'industry')).toHaveValue('consulting')
    await expect(fieldOf(page, 'newsletter')).toBeChecked()

    await fieldOf(page, 'to').fill(isoDay(20))
    await fieldOf(page, 'description').fill('Zwei Sätze.\nMehr nicht.')
    await fieldOf(page, 'email').fill(`plain-project-${language}@example.ch`)
    await fieldOf(page, 'terms').check()
    await sendOf(page).press('Enter')
    const notice = await noticeOf(page, await sentNumber(page))
    for (const told of [
      '> Zwei Sätze.\n> Mehr nicht.',
      'Thema: Agiles Coaching',
      'Budget in CHF: Noch <b>offen</b> & unklar',
      'Abschluss: 20.\u00a0September',
    ])
      expect(notice).toContain(told)
    await context.close()
  })
}

test('every text at its bound arrives whole, and one character more is refused at its field', async ({
  page,
}) => {
  await openRequest(page, draftOf('de'))
  const longest = (name: string, max: number) => {
    if (name === 'email') return `${'e'.repeat(60)}@${'d.'.repeat(95)}${'x'.repeat(max - 251)}`
    if (name === 'phone') return `+${'4'.repeat(max - 1)}`
    return `${name}-${'ä'.repeat(max - name.length - 2)}z`.slice(-max)
  }
  await optionOf(page, 'service', 'other').check()
  await optionOf(page, 'budget', 'custom').check()
  const limits = Object.entries(PROJECT_LIMITS)
  for (const [name, max] of limits) await fieldOf(page, name).fill(`${longest(name, max)}5`)
  await fieldOf(page, 'terms').check()
  await sendOf(page).click()
  await expect(alertOf(page).getByRole('link')).toHaveCount(limits.length)
  for (const [name] of limits) await expect(fieldOf(page, name)).toHaveAttribute('aria-invalid', 'true')
  for (const [name, max] of limits) await fieldOf(page, name).fill(longest(name, max))
  await expect(alertOf(page)).toHaveCount(0)
  await sendOf(page).click()
  const notice = await noticeOf(page, await sentNumber(page))
  for (const [name, max] of limits) expect(notice, name).toContain(longest(name, max))
})

test('what was typed survives a reload, a change of language and a lost connection', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  await openRequest(page, draftOf('de'))
  await optionOf(page, 'service', 'interimManagement').check()
  await fieldOf(page, 'from').fill('1.9.30')
  await optionOf(page, 'budget', 'to100').check()
  await fieldOf(page, 'teamSize').selectOption('over20')
  await fieldOf(page, 'description').fill('Die Leitung ist gegangen.')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:project'))).toContain('gegangen')
  const isKept = async () => {
    await expect(fieldOf(page, 'description')).toHaveValue('Die Leitung ist gegangen.')
    await expect(optionOf(page, 'service', 'interimManagement')).toBeChecked()
    await expect(optionOf(page, 'budget', 'to100')).toBeChecked()
    await expect(fieldOf(page, 'teamSize')).toHaveValue('over20')
  }
  await page.reload()
  await hydrated(page)
  await isKept()
  await expect(fieldOf(page, 'from')).toHaveValue(/^(1\.9\.30|01\.09\.2030)$/)

  await page.locator('details.languages > summary').click()
  await page.locator('details.languages a[hreflang=en]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project request')
  await isKept()
  await expect(fieldOf(page, 'from')).toHaveValue('01/09/2030')

  await fieldOf(page, 'email').fill('tunnel@example.ch')
  await fieldOf(page, 'terms').check()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await sendOf(page).click()
  await expect(alertOf(page)).toContainText('You are offline')
  await isKept()
  await context.setOffline(false)
  await sendOf(page).click()
  await sentNumber(page)
})

test.describe('the calendar', () => {
  const YEAR = new Date().getFullYear() + 1
  const open = 'Zeitraum im Kalender wählen'

  test('is walked and answered by keyboard, marks the period, and gives the focus back', async ({ page }) => {
    await openRequest(page, draftOf('de'))
    await fieldOf(page, 'from').fill(`1.9.${YEAR}`)
    const button = page.getByRole('button', { name: open })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ende wählen' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('grid', { name: `September ${YEAR}` })).toBeVisible()
    await expect(dialog.getByRole('columnheader').first()).toHaveAccessibleName('Montag')
    await expectAccessible(page)
    const day = (name: RegExp) => dialog.getByRole('button', { name })
    await expect(day(new RegExp(`1\\.\\sSeptember ${YEAR}, Beginn$`))).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(dialog.getByRole('grid', { name: `Oktober ${YEAR}` })).toBeVisible()
    await page.keyboard.press('PageUp')
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(day(new RegExp(`\\s10\\.\\sSeptember ${YEAR}$`))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(fieldOf(page, 'from')).toHaveValue(`01.09.${YEAR}`)
    await expect(fieldOf(page, 'to')).toHaveValue(`10.09.${YEAR}`)

    await page.keyboard.press('Enter')
    const again = page.getByRole('dialog', { name: 'Beginn wählen' })
    await expect(again.getByRole('gridcell', { selected: true })).toHaveCount(10)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(fieldOf(page, 'to')).toHaveValue(`10.09.${YEAR}`)
  })

  test('offers no day before today, and can be emptied', async ({ page }) => {
    await openRequest(page, draftOf('de'))
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: /, heute$/ })).toBeFocused()
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) {
      await page.keyboard.press(key)
      await expect(dialog.getByRole('button', { name: /, heute$/ })).toBeFocused()
    }
    await expect(dialog.getByRole('button', { name: 'Voriger Monat' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await fieldOf(page, 'from').fill(`1.9.${YEAR}`)
    await page.getByRole('button', { name: open }).click()
    await dialog.getByRole('button', { name: 'Leeren' }).click()
    await expect(fieldOf(page, 'from')).toHaveValue('')
  })

  test('takes days as people type them, and says how when it cannot read one', async ({ page }) => {
    await openRequest(page, draftOf('it'))
    const from = fieldOf(page, 'from')
    for (const typed of [`1.9.${YEAR}`, `1/9/${YEAR}`, `${YEAR}-09-01`, `0109${YEAR}`]) {
      await from.fill(typed)
      await from.blur()
      await expect(from).toHaveValue(`01.09.${YEAR}`)
    }
    await from.fill('presto')
    await fieldOf(page, 'to').fill('1.1.2020')
    await sendOf(page).click()
    await expect(from).toHaveAccessibleDescription(/La scriva nella forma GG\.MM\.AAAA/)
    await expect(fieldOf(page, 'to')).toHaveAccessibleDescription(/Questo giorno è passato/)
    await expect(from).toHaveValue('presto')
  })
})

test('a link chooses the service, also over the old address', async ({ page }) => {
  await page.goto('/projekt-management?lng=de')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Interim-Management' }).click()
  await expect(optionOf(page, 'service', 'interimManagement')).toBeChecked()
  await page.goto('/pm-request?service=pmo&lng=de')
  await expect(optionOf(page, 'service', 'pmo')).toBeChecked()
})

test('a file goes with the request to the owner', async ({ page }) => {
  await openRequest(page, draftOf('de'))
  await optionOf(page, 'service', 'pmo').check()
  await fieldOf(page, 'description').fill('Mit Beilage.')
  await fieldOf(page, 'email').fill('files@example.ch')
  await fieldOf(page, 'attachments').setInputFiles({
    name: 'Pflichtenheft.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Was am Ende anders sein soll.'),
  })
  await fieldOf(page, 'terms').check()
  await sendOf(page).click()
  expect(await noticeOf(page, await sentNumber(page))).toContain('Pflichtenheft.txt')
})

for (const [language, scheme] of [
  ['de', 'light'],
  ['it', 'dark'],
  ['fr', 'light'],
] as const) {
  test(`the page in ${language} by ${scheme} is accessible and holds its width from 320 to 1440`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await openRequest(page, draftOf(language))
    for (const isRefused of [false, true]) {
      if (isRefused) {
        await optionOf(page, 'budget', 'custom').check()
        await fieldOf(page, 'phone').fill('abc')
        await sendOf(page).click()
        await expect(alertOf(page)).toBeFocused()
      }
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expectAccessible(page)
        const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(room).toBeLessThanOrEqual(0)
      }
    }
  })
}
