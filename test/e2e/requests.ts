import type { Locator, Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { sampleFiles } from '../sample-files.ts'
import { expect, hydrated } from './site.ts'

const YEAR = new Date().getFullYear() + 1

/** September next year, formatted for the language. */
export function typedRequestDay(language: Language, date: number, month = 9): string {
  const [day, number] = [date, month].map((each) => String(each).padStart(2, '0'))
  return [day, number, YEAR].join(language === 'en' ? '/' : '.')
}

/** For native date fields. */
export function isoDay(date: number, month = 9): string {
  return `${YEAR}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

/** By name, independent of the language. */
export const fieldOf = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
export const optionOf = (page: Page, name: string, value: string) =>
  page.locator(`main form [name="${name}"][value="${value}"]`)
export const sendOf = (page: Page) => page.locator('main form button[type="submit"]')
export const alertOf = (page: Page) => page.locator('main form').getByRole('alert')

/** Unfolds the stage that holds the field, by its line; forms without stages stay as they are. */
export async function openStageOf(page: Page, name: string): Promise<void> {
  const line = page.locator(`main form [data-stage]:has([name="${name}"]) > header button`)
  if (await line.count()) await line.press('Enter')
}

/** A refused file type. */
export async function chooseProgram(page: Page): Promise<void> {
  const program = { name: 'plan.exe', mimeType: 'application/x-dosexec', buffer: sampleFiles.exe() }
  await fieldOf(page, 'attachments').setInputFiles(program)
  await expect(page.locator('main form li').filter({ hasText: 'plan.exe' })).toBeVisible()
}

export async function openRequest(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Replaces the focused field's text. */
export async function typeOver(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

export async function expectSent(page: Page): Promise<void> {
  await page.waitForURL(/\/kontakt\/gesendet\?ref=[\w-]{43}/)
  await expect(page.getByRole('main')).toContainText(/\d{5}/)
}
