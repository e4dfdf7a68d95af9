import type { Locator, Page } from '@playwright/test'
import { FIRST_PRICES } from '#content/first-prices.ts'
import { FIRST_SERVICES } from '#content/services.ts'
import { type PricedTeamEvent, pricedServices } from '#content/service-prices.ts'
import { bracketsOf, largestGroup, priceGroup } from '#content/group-price.ts'
import { formatFrancs, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const OVERVIEW = '/team-events'
const ROOTS = `${OVERVIEW}/back-to-the-roots`
const { teamEvents: TEAM_EVENTS } = pricedServices(FIRST_SERVICES, FIRST_PRICES)
const [roots] = TEAM_EVENTS as [PricedTeamEvent]
const francs = (language: Language, cents: number) => formatPrice(language, cents, { code: 'chf' })

function configurator(page: Page): Locator {
  return page.getByRole('group', { name: 'Wie viele sind Sie?' })
}

async function open(page: Page, path = `${ROOTS}?lng=de`) {
  await page.goto(path)
  await hydrated(page)
  const box = configurator(page)
  return {
    box,
    count: box.getByRole('spinbutton', { name: 'Anzahl Personen' }),
    slider: box.getByRole('slider'),
    sign: page.locator('#anfrage button[type=submit]'),
    status: box.getByRole('status'),
  }
}

test('the overview links from six plates and from each goal to its event, with the price of three group sizes', async ({
  page,
}) => {
  for (const language of languagesOf('overview of team events')) {
    await page.goto(`${OVERVIEW}?lng=${language}`)
    const goals = page.locator('table tbody tr')
    await expect(goals).toHaveCount(TEAM_EVENTS.length)
    for (const [index, event] of TEAM_EVENTS.entries()) {
      const plate = page.locator(`article#${event.id}`)
      await expect(plate.getByRole('link')).toHaveAttribute('href', `${OVERVIEW}/${event.id}`)
      await expect(plate.getByRole('img')).toHaveAttribute('alt', /\w{3}/)
      const goal = goals.nth(index)
      await expect(goal.getByRole('link').first()).toHaveAttribute('href', `${OVERVIEW}/${event.id}`)
      for (const people of [12, 15, 24]) {
        const price = priceGroup(event, people)
        if (price.ok) await expect(goal).toContainText(formatFrancs(language, price.value.totalCents))
        else
          await expect(goal.getByRole('link').last()).toHaveAttribute(
            'href',
            `/buchen/anfrage?serviceId=${event.id}&people=${people}`,
          )
      }
    }
  }
})

test('a plate of the overview links to its event on its whole area', async ({ page }) => {
  await page.goto(`${OVERVIEW}?lng=de`)
  await hydrated(page)
  await page.locator('article#shelter-bau').click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/\/team-events\/shelter-bau$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelter-Bau')
})

for (const event of TEAM_EVENTS)
  test(`${event.id} shows its price with its group, and the table of the rule`, async ({ page }) => {
    for (const language of languagesOf(`prices of ${event.id}`)) {
      await page.goto(`${OVERVIEW}/${event.id}?lng=${language}`)
      const rows = page.locator('#preise tbody tr')
      await expect(rows).toHaveCount(event.brackets.length + 2)
      for (const [index, { from, upTo, cents }] of bracketsOf(event).entries()) {
        const row = rows.nth(index)
        await expect(row).toContainText(formatFrancs(language, cents))
        const example = [8, 15, 24].find((people) => people >= from && people <= upTo) ?? 0
        const price = priceGroup(event, example)
        expect(price.ok).toBe(true)
        if (price.ok) await expect(row).toContainText(formatFrancs(language, price.value.totalCents))
      }
      await expect(rows.last().getByRole('link')).toHaveAttribute(
        'href',
        `/buchen/anfrage?serviceId=${event.id}&people=${largestGroup(event) + 1}`,
      )
      const sign = page.locator('main section').first().locator('.sign')
      await expect(sign).toHaveAttribute('href', '#anfrage')
      await expect(sign).toContainText(formatFrancs(language, event.flatCents))
      await expect(sign).toContainText(String(event.flatUpTo))
    }
  })

test('each event shows its own illustration, also described in text, and stays accessible', async ({
  page,
}) => {
  const own: Record<string, RegExp> = {
    'back-to-the-roots': /Wurzeln ein einziges Netz/,
    'feuer-und-fokus': /^Wärme über den Tag/,
    orientierungspunkt: /^Karte der Gruppe B/,
    'shelter-bau': /^Schnitt durch den Unterstand/,
    'wasser-und-willenskraft': /^Plan eines Übergangs/,
    'survival-mindset': /Sturmwirbel/,
  }
  for (const { id } of TEAM_EVENTS) {
    await page.goto(`${OVERVIEW}/${id}?lng=de`)
    await expect(page.getByRole('img', { name: own[id] ?? id }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: /^Schematische Karte/ })).toBeVisible()
    await expectAccessible(page)
  }
})

test.describe('the price configurator', () => {
  test('follows the rule for every typed group size', async ({ page }) => {
    const { box, count, slider } = await open(page)
    for (let people = 1; people <= 30; people++) {
      await count.fill(String(people))
      const price = priceGroup(roots, people)
      if (!price.ok) throw new Error(`${people} people have no price`)
      await expect(box).toContainText(francs('de', price.value.totalCents))
      await expect(box).toContainText(francs('de', price.value.perHead.cents))
      await expect(slider).toHaveValue(String(people))
    }
  })

  test('has the frame of every other field, also on the first visited page', async ({ page }) => {
    const { count } = await open(page)
    // native fields have inset borders
    await expect(count).toHaveCSS('border-top-style', 'solid')
  })

  test('shows where a larger group pays less, and only there', async ({ page }) => {
    const { box, count } = await open(page)
    const hint = box.getByText('Mit 13 Personen günstiger: 13 Personen bezahlen CHF 1’300.00.')
    await expect(hint).toBeVisible()
    await count.fill('13')
    await expect(hint).toBeHidden()
    await expect(box).toContainText('13 × CHF 100.00')
    await count.fill('20')
    await expect(box.getByText('Mit 21 Personen günstiger')).toBeVisible()
  })

  test('is operated by keyboard, announces its value and marks the line of the table', async ({ page }) => {
    const { box, slider } = await open(page)
    await slider.focus()
    for (const [key, people, total] of [
      ['ArrowRight', 13, 1300_00],
      ['ArrowLeft', 12, 1400_00],
      ['Home', 1, 1400_00],
    ] as const) {
      await page.keyboard.press(key)
      await expect(slider).toHaveAttribute('aria-valuetext', people === 1 ? '1 Person' : `${people} Personen`)
      await expect(box).toContainText(francs('de', total))
    }
    const lines = page.locator('#preise tbody tr')
    await expect(lines.nth(0)).toHaveClass(/chosen/)
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', '31 Personen')
    await expect(lines.last()).toHaveClass(/chosen/)
  })

  test('offers a quote above the largest group', async ({ page }) => {
    for (const event of TEAM_EVENTS) {
      const { box, count, sign } = await open(page, `${OVERVIEW}/${event.id}?lng=de`)
      const most = largestGroup(event)
      await count.fill(String(most))
      await count.fill(String(most + 1))
      await expect(box).toContainText(`Für mehr als ${most} Personen gibt es keinen festen Preis.`)
      await expect(box).not.toContainText('CHF')
      await expect(sign).toHaveText(/Anfrage senden.*unverbindlich/)
    }
    await expectAccessible(page)
  })

  test('refuses an invalid number of people, in text and not only by colour', async ({ page }) => {
    const { box, count } = await open(page)
    for (const text of ['', '0', '-3', '1.5']) {
      await count.fill(text)
      await expect(count).toHaveAttribute('aria-invalid', 'true')
      await expect(count).toHaveAccessibleDescription('Bitte geben Sie eine ganze Zahl ab 1 ein.')
    }
    await expectAccessible(page)
    await count.fill('99999')
    await expect(count).toHaveValue('9999')
    await expect(box).toContainText('Für mehr als 30 Personen')
    await count.fill('8')
    await expect(count).not.toHaveAttribute('aria-invalid')
  })

  test('announces once the slider has stopped, and not before it was moved', async ({ page }) => {
    const { slider, status } = await open(page)
    const announced: string[] = []
    await page.exposeFunction('announced', (text: string) => announced.push(text))
    await status.evaluate((element) => {
      const { announced: tell } = window as unknown as { announced: (text: string) => void }
      new MutationObserver(() => tell(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await page.waitForTimeout(1000)
    expect(announced).toEqual([])
    await slider.focus()
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
    await expect(status).toHaveText('18 Personen: CHF 1’800.00. CHF 100.00 pro Kopf.')
    expect(announced).toHaveLength(1)
  })

  test('keeps the group size in the address and reads it from there, without a page of its own', async ({
    page,
    request,
  }) => {
    const { count } = await open(page)
    await count.fill('25')
    await expect(page).toHaveURL(/[?&]personen=25(&|$)/)
    await page.reload()
    await hydrated(page)
    await expect(count).toHaveValue('25')
    await expect(configurator(page)).toContainText('CHF 2’250.00')
    await count.fill('12')
    await expect(page).not.toHaveURL(/personen/)
    const bodies = await Promise.all(
      ['', '&personen=25'].map(async (query) => (await request.get(`${ROOTS}?lng=de${query}`)).text()),
    )
    expect(bodies[0]).toBe(bodies[1])
    for (const nonsense of ['0', 'viele', '1e3', '%3Cb%3E']) {
      await open(page, `${ROOTS}?lng=de&personen=${nonsense}`)
      await expect(count).toHaveValue('12')
    }
  })

  test('shifts no layout while a number is chosen', async ({ page }) => {
    for (const [width, language] of [
      [1440, 'de'],
      [390, 'fr'],
      [320, 'it'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${ROOTS}?lng=${language}`)
      await hydrated(page)
      const count = page.locator('#preise').getByRole('spinbutton')
      const table = page.locator('#preise table')
      const top = () => table.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
      const before = await top()
      for (const people of ['1', '12', '13', '20', '30', '31', '']) {
        await count.fill(people)
        expect(await top(), `${people} at ${width}`).toBe(before)
      }
    }
  })

  test('resets on the page of another event', async ({ page }) => {
    const { count } = await open(page)
    await count.fill('25')
    await page.getByRole('navigation', { name: 'Weitere Anlässe' }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/orientierungspunkt$/)
    await expect(count).toHaveValue('12')
    await expect(configurator(page)).toContainText('CHF 3’900.00')
  })

  test('does not write its choice into the address of the next page, however slowly that one loads', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) =>
        start(async () => {
          await new Promise((resolve) => setTimeout(resolve, 700))
          await (update as () => unknown)()
        })
    })
    const { count } = await open(page)
    await count.fill('25')
    await page.getByRole('navigation', { name: 'Weitere Anlässe' }).getByRole('link').nth(1).click()
    await expect(page.locator('h1')).toContainText('Orientierungspunkt')
    await expect(page).toHaveURL(/\/orientierungspunkt$/)
    await expect(count).toHaveValue('12')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the price table replaces the slider, and the number of people can be typed', async ({ page }) => {
    await page.goto(`${ROOTS}?lng=de`)
    await expect(page.locator('#preise table')).toBeVisible()
    await expect(page.locator('#preise tbody tr').first()).toContainText('CHF 1’400')
    await expect(page.getByText('13 Personen bezahlen CHF 1’300, 12 Personen CHF 1’400.')).toBeVisible()
    await expect(page.locator('#preise input[type=range]')).toBeHidden()
    await expect(page.locator('#preise input[name=people]')).toHaveValue('12')
    await expect(page.locator('#preise').getByRole('status')).toHaveText(['', ''])
  })
})

test('the dark events are dark in light mode, the others follow the visitor, and all print dark on white', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const ink = () =>
    page.evaluate(() => (getComputedStyle(document.body).color.match(/\d+/g) ?? []).map(Number))
  for (const { id } of TEAM_EVENTS) {
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
    await page.goto(`${OVERVIEW}/${id}?lng=de`)
    const byDay = { 'feuer-und-fokus': 'rgb(21, 13, 10)', 'shelter-bau': 'rgb(11, 21, 27)' }[id as string]
    expect(await ground(), id).toBe(byDay ?? 'rgb(243, 246, 244)')
    await page.emulateMedia({ media: 'print' })
    expect(await ground(), id).toBe('rgb(255, 255, 255)')
    expect(Math.max(...(await ink())), id).toBeLessThan(60)
    await expect(page.locator('#preise input[type=range]')).toBeHidden()
    await expect(page.locator('#preise input[name=people]')).toHaveValue('12')
  }
})
