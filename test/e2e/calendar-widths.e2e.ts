import { CALENDAR, holdSession, aMember } from './staff-site.ts'
import { expect, hydrated, test } from './site.ts'
import { LANGUAGES } from '#i18n/languages.ts'

const WIDTHS = [320, 390, 768, 900, 1280]

for (const language of LANGUAGES)
  test(`every control of the calendar lies within the screen at every width, in ${language}`, async ({
    page,
    request,
  }) => {
    await holdSession(page, await aMember(request))
    const { months, add, view } = CALENDAR[language]
    for (const query of ['', '&view=month']) {
      await page.goto(`/event-kalender?lng=${language}${query}`)
      await hydrated(page)
      const main = page.getByRole('main')
      const controls = [
        main.getByRole('link', { name: months.today, exact: true }),
        main.getByRole('link', { name: new RegExp(`^${months.previous}`) }),
        main.getByRole('button', { name: add.label, exact: true }),
        main.getByRole('link', { name: view.list, exact: true }),
        main.getByRole('link', { name: view.month, exact: true }),
      ]
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        for (const control of controls) {
          const box = await control.boundingBox()
          const where = `${query} ${width}: ${await control.textContent()}`
          expect(box, where).not.toBeNull()
          expect(box?.x, where).toBeGreaterThanOrEqual(0)
          expect((box?.x ?? 0) + (box?.width ?? 0), where).toBeLessThanOrEqual(width)
        }
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          String(width),
        ).toBeLessThanOrEqual(width)
      }
    }
  })
