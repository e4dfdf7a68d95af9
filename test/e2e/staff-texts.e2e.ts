import type { Browser, Locator, Page } from '@playwright/test'
import textsDe from '#content/staff-texts/de.ts'
import philosophyDe from '#content/philosophy/de.ts'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openOwnSite } from './own-site.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { aMember, expectFine, type Member, openStaff } from './staff-site.ts'

const LEAD = philosophyDe.lead
const PAGE = '?texts=philosophy'

interface Scene {
  owner: Page
  member: Member
  open: (member?: Member) => Promise<Page>
  read: (language: Language) => Promise<string>
}

/** A site of its own: what is published would show in all other tests. */
async function withSite(browser: Browser, play: (scene: Scene) => Promise<void>): Promise<void> {
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const member = await aMember(context.request)
  const problems: string[] = []
  const open = async (as = member) => {
    const page = await (await browser.newContext({ baseURL: site.origin })).newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4(09|22)/.test(message.text()))
        problems.push(message.text())
    })
    page.on('pageerror', ({ message }) => problems.push(message))
    await openStaff(page, { member: as, language: 'de', address: PAGE })
    await page.getByRole('button', { name: textsDe.ways.list }).click()
    return page
  }
  await play({
    owner: await open(),
    member,
    open,
    read: async (language) => (await context.request.get(`/philosophie?lng=${language}`)).text(),
  })
  expect(problems).toEqual([])
  for (const each of browser.contexts()) await each.close()
  await site.stop()
}

const row = (page: Page, text: string) => page.getByRole('button', { name: text }).first()
const box = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: LANGUAGE_NAMES[language], exact: true })
const bar = (page: Page) => page.getByRole('region', { name: textsDe.publishing, exact: true })

async function rewrite(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

async function untilSaved(page: Page): Promise<void> {
  await expect(bar(page).getByRole('status')).toContainText(/^gespeichert/)
}

const publish = (languages: string) => fill(textsDe.publish, { languages })

test('a sentence is changed in four languages, published, and reverted', async ({ browser }) => {
  await withSite(browser, async ({ owner, read }) => {
    await owner.getByRole('searchbox', { name: textsDe.search }).fill(LEAD.slice(0, 30))
    await row(owner, LEAD).click()
    for (const language of LANGUAGES) await rewrite(box(owner, language), `Wofür wir stehen, ${language}.`)
    await untilSaved(owner)
    expect(await read('fr')).not.toContain('Wofür wir stehen')
    await expectFine(owner)
    await bar(owner)
      .getByRole('button', { name: publish('DE, EN, FR und IT') })
      .click()
    await expect(owner.getByText(textsDe.published.title)).toBeVisible()
    for (const language of LANGUAGES)
      await expect.poll(() => read(language)).toContain(`Wofür wir stehen, ${language}.`)

    await owner.getByRole('heading', { name: textsDe.history.title }).scrollIntoViewIfNeeded()
    const german = owner.getByText(fill(textsDe.history.published, { language: 'Deutsch' }))
    await german.click()
    await expect(owner.locator('details[open] del').first()).toBeVisible()
    await owner.locator('details[open]').getByRole('button', { name: textsDe.history.takeBack }).click()
    await owner.getByRole('dialog').getByRole('button', { name: textsDe.history.takeBack }).click()
    await expect.poll(() => read('de')).toContain(LEAD)
    expect(await read('en')).toContain('Wofür wir stehen, en.')
  })
})

test('a change of German only shows which translations are outdated, and one is confirmed', async ({
  browser,
}) => {
  await withSite(browser, async ({ owner }) => {
    await row(owner, LEAD).click()
    await rewrite(box(owner, 'de'), 'Drei Werte, und wie sie sich zeigen.')
    await untilSaved(owner)
    await bar(owner)
      .getByRole('button', { name: publish('DE') })
      .click()
    await expect(owner.getByText(textsDe.published.title)).toBeVisible()
    const french = owner.getByRole('region', { name: 'Français' })
    await expect(french).toContainText(textsDe.outdated)
    await expect(french.locator('ins').first()).toBeVisible()
    await french.getByRole('button', { name: textsDe.stillFits }).click()
    await expect(french).not.toContainText(textsDe.outdated)
    await expect(bar(owner)).toHaveCount(0)
    await owner.getByRole('link', { name: textsDe.title }).last().click()
    const line = owner.getByRole('row', { name: /^Philosophie/ })
    await expect(line).toContainText('1 veraltet')
    await expectFine(owner)
  })
})

test('two people at one text never overwrite each other unseen, and nothing typed is lost', async ({
  browser,
}) => {
  await withSite(browser, async ({ owner, open }) => {
    const other = await open()
    for (const page of [owner, other]) await row(page, LEAD).click()
    await rewrite(box(other, 'it'), 'Scritto da altri.')
    await untilSaved(other)
    await rewrite(box(owner, 'it'), 'Scritto da me.')
    const conflict = owner.getByRole('alert').filter({ hasText: textsDe.conflict.text })
    await expect(conflict).toContainText('Scritto da altri.')
    await expect(box(owner, 'it')).toHaveText('Scritto da me.')
    await conflict.getByRole('button', { name: textsDe.conflict.mine }).click()
    await untilSaved(owner)
    await owner.reload()
    await hydrated(owner)
    await owner.getByRole('button', { name: textsDe.ways.list }).click()
    await row(owner, LEAD).click()
    await expect(box(owner, 'it')).toHaveText('Scritto da me.')
  })
})

test('a text that does not fit is reported in place, and stays as typed', async ({ browser }) => {
  await withSite(browser, async ({ owner }) => {
    await row(owner, LEAD).click()
    await rewrite(box(owner, 'de'), 'Spaß')
    await expect(owner.getByRole('region', { name: 'Deutsch' })).toContainText(textsDe.problems.sharp_s)
    await rewrite(box(owner, 'de'), 'Spass {rabatt}')
    await expect(owner.getByRole('region', { name: 'Deutsch' })).toContainText('«rabatt»')
    await expect(box(owner, 'de')).toHaveText('Spass {rabatt}')
    await box(owner, 'de').press('Escape')
    await expect(box(owner, 'de')).toHaveText(LEAD)
    await box(owner, 'de').press('Escape')
    await expect(row(owner, LEAD)).toBeFocused()
  })
})

test('a text is selected on the page itself, which then shows its draft, also on a phone', async ({
  browser,
}) => {
  await withSite(browser, async ({ owner, read }) => {
    await owner.getByRole('button', { name: textsDe.ways.page }).click()
    const frame = owner.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(philosophyDe.title)
    await frame.getByText(LEAD).click()
    await expect(box(owner, 'de')).toBeFocused()
    await rewrite(box(owner, 'de'), 'Drei Werte, ')
    await untilSaved(owner)
    await owner.keyboard.type('und wie sie sich zeigen.')
    await expect(frame.getByText('Drei Werte, und wie sie sich zeigen.')).toBeVisible()
    expect(await read('de')).toContain(LEAD)
    await frame.getByRole('link', { name: 'Shop' }).first().click()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(philosophyDe.title)
    await owner.getByRole('button', { name: textsDe.preview.devices.phone, exact: true }).click()
    await expect.poll(() => frame.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(390)
    await owner.getByRole('button', { name: 'FR', exact: true }).click()
    await expect(frame.getByRole('heading', { level: 1 })).not.toHaveText(philosophyDe.title)
    for (const width of [320, 390, 1440]) {
      await owner.setViewportSize({ width, height: 900 })
      await expectRoom(owner)
    }
    // The frame shows a public page, which has tests of its own.
    await owner.locator('iframe').evaluate((each) => each.remove())
    await expectAccessible(owner)
  })
})
