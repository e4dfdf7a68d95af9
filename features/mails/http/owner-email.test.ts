import { describe, expect, test } from 'vitest'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { ownerEmailOf } from './owner-email.ts'

describe('notices to the owner', () => {
  let email = FIRST_COMPANY.email
  const facts = () => ({ company: { ...FIRST_COMPANY, email } })

  test("go to the company's address as it is now", () => {
    email = 'alt@gratweg.test'
    const ownerEmail = ownerEmailOf({ mailOwner: undefined, smtpUrl: 'smtp://localhost:25' }, facts)
    expect(ownerEmail()).toBe('alt@gratweg.test')
    email = 'neu@gratweg.test'
    expect(ownerEmail()).toBe('neu@gratweg.test')
  })

  test('go to MAIL_OWNER where it is set', () => {
    email = 'neu@gratweg.test'
    expect(ownerEmailOf({ mailOwner: 'du@gratweg.test', smtpUrl: undefined }, facts)()).toBe(
      'du@gratweg.test',
    )
  })

  test('do not leave for the placeholder of a new site: with a mail server it does not start', () => {
    email = FIRST_COMPANY.email
    expect(() => ownerEmailOf({ mailOwner: undefined, smtpUrl: 'smtp://localhost:25' }, facts)).toThrow(
      /^MAIL_OWNER: example\.ch is a domain for examples/,
    )
    expect(ownerEmailOf({ mailOwner: undefined, smtpUrl: undefined }, facts)()).toBe(FIRST_COMPANY.email)
  })
})
