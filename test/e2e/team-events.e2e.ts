import type { Locator, Page } from '@playwright/test'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import { type PricedTeamEvent, pricedServices } from '#features/services/content/service-prices.ts'
import { priceGroup } from '#features/services/content/group-price.ts'
import { formatPrice } from '#i18n/format.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const OVERVIEW = '/team-events'
const ROOTS = `${OVERVIEW}/back-to-the-roots`
const { teamEvents: TEAM_EVENTS } = pricedServices(FIRST_SERVICES, FIRST_PRICES)
const [roots] = TEAM_EVENTS as [PricedTeamEvent]
const francs = (cents: number) => formatPrice('de', cents, { code: 'chf' })

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

test('a plate of the overview links to its event on its whole area', async ({ page }) => {
  await page.goto(`${OVERVIEW}?lng=de`)
  await hydrated(page)
  await page.locator('article#shelter-bau').click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/\/team-events\/shelter-bau$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelter-Bau')
})

test.describe('the price configurator', () => {
  test('follows the typed group size, hints at a cheaper one, refuses what is no number, and is kept in the address', async ({
    page,
  }) => {
    const { box, count, slider, sign } = await open(page)
    // native fields have inset borders
    await expect(count).toHaveCSS('border-top-style', 'solid')
    const hint = box.getByText('Mit 13 Personen günstiger: 13 Personen bezahlen CHF 1’300.00.')
    await expect(hint).toBeVisible()
    for (const people of [1, 13, 20]) {
      await count.fill(String(people))
      const price = priceGroup(roots, people)
      if (!price.ok) throw new Error(`${people} people have no price`)
      await expect(box).toContainText(francs(price.value.totalCents))
      await expect(box).toContainText(francs(price.value.perHead.cents))
      await expect(slider).toHaveValue(String(people))
      if (people === 13) await expect(hint).toBeHidden()
      if (people === 20) await expect(box.getByText('Mit 21 Personen günstiger')).toBeVisible()
    }
    await count.fill('31')
    await expect(box).toContainText('Für mehr als 30 Personen gibt es keinen festen Preis.')
    await expect(box).not.toContainText('CHF')
    await expect(sign).toHaveText(/Anfrage senden.*unverbindlich/)
    for (const text of ['', '0', '-3', '1.5']) {
      await count.fill(text)
      await expect(count).toHaveAttribute('aria-invalid', 'true')
      await expect(count).toHaveAccessibleDescription('Bitte geben Sie eine ganze Zahl ab 1 ein.')
    }
    await expectAccessible(page)
    await count.fill('99999')
    await expect(count).toHaveValue('9999')
    await expect(box).toContainText('Für mehr als 30 Personen')
    await count.fill('25')
    await expect(count).not.toHaveAttribute('aria-invalid')
    await expect(page).toHaveURL(/[?&]personen=25(&|$)/)
    await page.reload()
    await hydrated(page)
    await expect(count).toHaveValue('25')
    await count.fill('12')
    await expect(page).not.toHaveURL(/personen/)
  })

  test('by keyboard names its value and marks the line of the table, and announces once the slider has stopped', async ({
    page,
  }) => {
    await page.clock.install()
    const { slider, status } = await open(page)
    const lines = page.locator('#preise tbody tr')
    await expect(lines.nth(0)).toHaveClass(/chosen/)
    await page.clock.pauseAt(Date.now() + 60_000)
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
    await page.clock.runFor(5000)
    expect(announced).toEqual([])
    await slider.focus()
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
    await page.clock.runFor(5000)
    await expect(status).toHaveText('18 Personen: CHF 1’800.00. CHF 100.00 pro Kopf.')
    expect(announced).toHaveLength(1)
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', '31 Personen')
    await expect(lines.last()).toHaveClass(/chosen/)
  })

  test('shifts no layout while a number is chosen', async ({ page }) => {
    await page.goto(`${ROOTS}?lng=it`)
    await hydrated(page)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
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

  test('starts anew on the page of another event, and does not write its choice into its address, however slowly that one loads', async ({
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
    await expect(configurator(page)).toContainText('CHF 3’900.00')
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
