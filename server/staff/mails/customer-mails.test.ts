import { expect, it } from 'vitest'
import de from '#content/staff-desk/de.ts'
import en from '#content/staff-desk/en.ts'
import fr from '#content/staff-desk/fr.ts'
import it_ from '#content/staff-desk/it.ts'
import { CUSTOMER_MAILS } from './customer-mails.ts'

it.each(Object.entries({ de, en, fr, it: it_ }))(
  'every mail that staff may read has a name in %s',
  (_language, { mails }) => {
    const names: Partial<Record<string, string>> = mails.kinds
    for (const kind of CUSTOMER_MAILS) expect(names[kind], kind).toBeTruthy()
  },
)

it('mails of accounts, privacy and newsletters are excluded: their links are keys', () => {
  expect(CUSTOMER_MAILS.join(' ')).not.toMatch(/account|privacy|newsletter|issue|notice/)
})
