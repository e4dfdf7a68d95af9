import { expect, it } from 'vitest'
import { mailedLink } from './verify-link.ts'

const SITE = 'https://gratweg.test'
const token = { kind: 'invite', linkToken: 'ab12' } as const

it.each([
  [`${SITE}/login`, `${SITE}/login#token_hash=ab12&type=invite`],
  [`${SITE}/login?back=%2Fteam`, `${SITE}/login?back=%2Fteam#token_hash=ab12&type=invite`],
  [`${SITE}/`, `${SITE}/login#token_hash=ab12&type=invite`],
  [SITE, `${SITE}/login#token_hash=ab12&type=invite`],
])('a mail with a link to %s has its code where link scanners do not use it up', (redirectTo, link) => {
  expect(mailedLink(SITE, { ...token, redirectTo })).toBe(link)
})

it.each(['https://app.test/login', 'http://gratweg.test/login', `${SITE}/team`, 'app://open'])(
  'a mail with a link to %s uses the address of the API',
  (redirectTo) => {
    const link = new URL(mailedLink(SITE, { ...token, redirectTo }))
    expect(link.origin + link.pathname).toBe(`${SITE}/auth/v1/verify`)
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: 'ab12',
      type: 'invite',
      redirect_to: redirectTo,
    })
  },
)

it('a change of address, which our page does not handle, uses the address of the API', () => {
  const link = mailedLink(SITE, { kind: 'email_change_new', linkToken: 'ab12', redirectTo: `${SITE}/login` })
  expect(link).toContain('/auth/v1/verify?token=ab12&type=email_change')
})
