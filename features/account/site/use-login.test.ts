import type { Session } from '@supabase/auth-js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { backPath, loginView } from './use-login.ts'

const back = (path: string) => backPath(`?back=${encodeURIComponent(path)}`)

it('accepts a path of this site, with its query and fragment', () => {
  expect(back('/event-kalender?service=aufbruch&month=2027-03#x')).toBe(
    '/event-kalender?service=aufbruch&month=2027-03#x',
  )
  expect(back('/')).toBe('/')
})

it('drops the language, which may have changed meanwhile', () => {
  expect(back('/shop?lng=fr&sort=price')).toBe('/shop?sort=price')
  expect(back('/shop?lng=fr')).toBe('/shop')
})

it.each([
  '',
  'shop',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/shop/..//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  '/login',
  '/login/?back=/login',
])('refuses %j', (path) => {
  expect(back(path)).toBeUndefined()
})

it('never leaves this site, whatever the link contains', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    'evil.example',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const target = back(`/${parts.join('')}`)
      return target === undefined || new URL(target, 'https://own.example').origin === 'https://own.example'
    }),
  )
})

const start = {
  loading: false,
  session: null,
  refused: false,
  mailed: false,
  choosing: false,
  screen: 'sign-in',
} as const

function session(aal: string, ...factors: { status: string; factor_type?: string }[]) {
  const claims = btoa(JSON.stringify({ aal, name: '\u00ff\u00fe?' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  const all = factors.map((factor, index) => ({ factor_type: 'totp', created_at: String(index), ...factor }))
  return { access_token: `x.${claims}.y`, user: { factors: all } } as unknown as Session
}

it('waits for the session lookup', () => {
  expect(loginView({ ...start, loading: true, refused: true })).toBe('waiting')
})

it('shows the sign-in to people without a session, and what they open from there', () => {
  for (const screen of ['sign-in', 'forgotten', 'sent'] as const)
    expect(loginView({ ...start, screen, choosing: true })).toBe(screen)
})

it('shows first that a link was not accepted, also when signed in', () => {
  expect(loginView({ ...start, refused: true })).toBe('expired')
  expect(loginView({ ...start, refused: true, session: session('aal1') })).toBe('expired')
})

it('requires a press on the button of a mailed link, also when signed in', () => {
  expect(loginView({ ...start, mailed: true })).toBe('confirm')
  expect(loginView({ ...start, mailed: true, session: session('aal1') })).toBe('confirm')
  expect(loginView({ ...start, mailed: true, refused: true })).toBe('expired')
})

it('asks for a code or key while a verified one is there and the session is of the first level', () => {
  const verified = { status: 'verified' }
  expect(loginView({ ...start, session: session('aal1', verified) })).toBe('second-step')
  expect(loginView({ ...start, session: session('aal2', verified) })).toBe('account')
  expect(loginView({ ...start, session: session('aal1', { status: 'unverified' }) })).toBe('account')
  expect(loginView({ ...start, session: session('aal1', { ...verified, factor_type: 'phone' }) })).toBe(
    'account',
  )
  const key = { ...verified, factor_type: 'webauthn' }
  expect(loginView({ ...start, session: session('aal1', key) })).toBe('second-step')
  expect(loginView({ ...start, session: session('aal2', key) })).toBe('account')
  expect(loginView({ ...start, session: session('aal1') })).toBe('account')
})

it('treats an unreadable token as first level', () => {
  const broken = { ...session('aal2', { status: 'verified' }), access_token: 'nothing' }
  expect(loginView({ ...start, session: broken })).toBe('second-step')
})

it('lets a password be set after an invitation or a recovery, only after the second step', () => {
  expect(loginView({ ...start, choosing: true, session: session('aal1') })).toBe('choose-password')
  expect(loginView({ ...start, choosing: true, session: session('aal1', { status: 'verified' }) })).toBe(
    'second-step',
  )
})
