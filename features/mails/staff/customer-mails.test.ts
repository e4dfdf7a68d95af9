import { expect, it } from 'vitest'
import staffDeskTexts from '#content/texts/staff-desk.ts'
import { CUSTOMER_MAILS } from '#kernel/mail-kind.ts'

it.each(Object.entries(staffDeskTexts))(
  'every mail that staff may read has a name in %s',
  (_language, { mails }) => {
    const names: Partial<Record<string, string>> = mails.kinds
    for (const kind of CUSTOMER_MAILS) expect(names[kind], kind).toBeTruthy()
  },
)

it('mails of accounts, privacy and newsletters are excluded: their links are keys', () => {
  expect(CUSTOMER_MAILS.join(' ')).not.toMatch(/account|privacy|newsletter|issue|notice/)
})
