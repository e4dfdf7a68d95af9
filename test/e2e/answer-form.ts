import type { Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { fieldOf, openStageOf, optionOf, sendOf } from './requests.ts'
import { expect } from './site.ts'

interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

/** By field name, in form order. */
export interface Answers {
  typed: Record<string, string>
  /** Chosen before the newsletter box; only for forms with files. */
  file?: File
}

/** Keyboard only. */
export async function answerByKeyboard(
  page: Page,
  language: Language,
  { typed, file }: Answers,
): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    if (file && name === 'newsletter') await chooseByKeyboard(page, file)
    await openStageOf(page, name)
    await tabToField(page, name)
    await answerFocused(page, language, name, value)
  }
  while (!(await sendOf(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** Without script, with native date fields. */
export async function answerPlain(page: Page, { typed, file }: Answers): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldOf(page, name)
    const kind = await kindOf(page, name)
    if (kind === 'radio') await optionOf(page, name, value).check()
    else if (kind === 'checkbox') await field.check()
    else if (kind === 'select-one') await field.selectOption(value)
    else await field.fill(value)
  }
  if (file) await fieldOf(page, 'attachments').setInputFiles(file)
  await sendOf(page).press('Enter')
}

async function answerFocused(page: Page, language: Language, name: string, value: string): Promise<void> {
  const kind = await kindOf(page, name)
  if (kind === 'checkbox') return page.keyboard.press('Space')
  if (kind === 'radio') {
    await page.keyboard.press('Space')
    for (let step = 0; step < 12 && !(await optionOf(page, name, value).isChecked()); step++)
      await page.keyboard.press('ArrowDown')
    return expect(optionOf(page, name, value)).toBeChecked()
  }
  if (kind === 'select-one') {
    const field = fieldOf(page, name)
    for (let step = 0; step < 12 && (await field.inputValue()) !== value; step++)
      await page.keyboard.press('ArrowDown')
    return expect(field).toHaveValue(value)
  }
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(asTyped(language, value))
}

const kindOf = (page: Page, name: string) =>
  fieldOf(page, name)
    .first()
    .evaluate((field) => (field as HTMLInputElement).type)

function asTyped(language: Language, value: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  return year ? [date, month, year].join(language === 'en' ? '/' : '.') : value
}

/** Also reaches radio groups. */
async function tabToField(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const focused = await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement | null
      return field?.closest('main form') ? field.name : ''
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key never reaches ${name}`)
}

async function chooseByKeyboard(page: Page, file: File): Promise<void> {
  await openStageOf(page, 'attachments')
  await tabToField(page, 'attachments')
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await chooser).setFiles(file)
  await expect(page.locator('main form li').filter({ hasText: file.name })).toBeVisible()
}
