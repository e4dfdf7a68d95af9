import type { Language } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import {
  alertOf,
  fieldOf,
  isoDay,
  openRequest,
  openStageOf,
  optionOf,
  sendOf,
  expectSent,
  typedRequestDay,
  typeOver,
} from './requests.ts'
import { tabTo } from './shopping.ts'
import { expect, test } from './site.ts'

const PATH = '/projekt-management/anfrage'

const SEEN = {
  de: {
    summary: '6 Angaben passen noch nicht',
    mend: /liegt vor dem Beginn. Meinten Sie den/,
    done: 'ausgefüllt',
  },
  en: { summary: '6 entries need another look', mend: /before the start. Did you mean/, done: 'filled in' },
  fr: { summary: '6 champs sont à revoir', mend: /précède le début. Vouliez-vous dire/, done: 'remplie' },
  it: { summary: '6 campi sono da rivedere', mend: /prima dell’inizio. Intendeva/, done: 'compilata' },
} satisfies Record<Language, Record<string, string | RegExp>>

for (const language of languagesOf('project by keyboard')) {
  const { summary, mend, done } = SEEN[language]

  test(`a project request in ${language}, by keyboard only: refused, corrected, sent`, async ({ page }) => {
    await openRequest(page, `${PATH}?lng=${language}`)
    const to = async (name: string) => {
      await openStageOf(page, name)
      await tabTo(page, fieldOf(page, name))
    }
    await openStageOf(page, 'terms')
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')
    await expect(alertOf(page)).toBeFocused()
    await expect(alertOf(page)).toContainText(summary)

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
    await page.keyboard.type(typedRequestDay(language, 15))
    await to('to')
    await page.keyboard.type(typedRequestDay(language, 1))
    await to('priority')
    await page.keyboard.press('ArrowDown')
    await openStageOf(page, 'budget')
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
    await typeOver(page, fieldOf(page, 'to'), typedRequestDay(language, 30))
    await expect(alertOf(page)).toHaveCount(0)
    const folded = page.locator('main form [data-stage] > header button')
    for (const line of await folded.all()) await expect(line).toHaveAccessibleName(new RegExp(`, ${done}. `))
    await expect(folded).toHaveCount(2)
    await tabTo(page, sendOf(page))
    await page.keyboard.press('Enter')

    await expectSent(page)
    expect(await page.evaluate(() => localStorage.getItem('draft:project'))).toBeNull()
  })
}

for (const language of languagesOf('project without script')) {
  const { summary, mend } = SEEN[language]

  test(`a project request in ${language} without JavaScript: refused with what was typed, then sent`, async ({
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
    await fieldOf(page, 'firstName').fill('Lia')
    await fieldOf(page, 'lastName').fill('Rossi')
    await fieldOf(page, 'email').fill(`plain-project-${language}@example.ch`)
    await fieldOf(page, 'terms').check()
    await sendOf(page).press('Enter')
    await expectSent(page)
    await context.close()
  })
}
