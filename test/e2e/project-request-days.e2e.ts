import type { Language } from '#i18n/languages.ts'
import { fieldOf, openRequest, openStageOf } from './requests.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, test } from './site.ts'

const addressIn = (language: Language) => `/projekt-management/anfrage?lng=${language}`

test.describe('the calendar', () => {
  const YEAR = new Date().getFullYear() + 1
  const open = 'Zeitraum im Kalender wählen'

  test('is navigated and answered by keyboard, marks the period, and returns the focus', async ({ page }) => {
    await openRequest(page, addressIn('de'))
    await openStageOf(page, 'from')
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

  test('offers no day before today, and can be cleared', async ({ page }) => {
    await openRequest(page, addressIn('de'))
    await openStageOf(page, 'from')
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: /, heute$/ })).toBeFocused()
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) {
      await page.keyboard.press(key)
      await expect(dialog.getByRole('button', { name: /, heute$/ })).toBeFocused()
    }
    const previous = dialog.getByRole('button', { name: 'Vorheriger Monat' })
    await expect(previous).toBeDisabled()
    await dialog.getByRole('button', { name: 'Nächster Monat' }).click()
    await previous.press('Enter')
    await expect(previous).toBeDisabled()
    await expect(previous).toBeFocused()
    await previous.press('Enter')
    await expect(previous).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await fieldOf(page, 'from').fill(`1.9.${YEAR}`)
    await page.getByRole('button', { name: open }).click()
    await expect(dialog).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Leeren' }).click()
    await expect(fieldOf(page, 'from')).toHaveValue('')
  })
})
