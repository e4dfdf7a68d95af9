import { expect, it } from 'vitest'
import { configuredProviders, providerIn, providerName, providerRefusal } from './provider-names.ts'

it('lists the sign-in services, without mail, phone and what is off', () => {
  const external = { anonymous_users: true, email: true, phone: true, google: false, verein: true }
  expect(configuredProviders({ external })).toEqual(['verein'])
})

it.each([undefined, null, {}, { external: null }, { external: { 'a b': true, '<b>': true, google: 'yes' } }])(
  'finds none in %j',
  (settings) => {
    expect(configuredProviders(settings)).toEqual([])
  },
)

it('shows a service under its own name', () => {
  expect(['google', 'github', 'azure', 'verein'].map(providerName)).toEqual([
    'Google',
    'GitHub',
    'Microsoft',
    'Verein',
  ])
})

it('reads from the address which service the visitor returns from, if the name is valid', () => {
  expect(providerIn('?by=verein&back=%2Fshop')).toBe('verein')
  for (const search of ['', '?by=', '?by=%3Cb%3E', `?by=${'x'.repeat(99)}`])
    expect(providerIn(search)).toBeNull()
})

it('distinguishes not invited, not confirmed and blocked from other failures', () => {
  expect(
    ['signup_disabled', 'provider_email_needs_verification', 'user_banned'].map(providerRefusal),
  ).toEqual(['not_invited', 'unverified', 'blocked'])
  for (const code of ['bad_oauth_state', 'unexpected_failure', 'constructor'])
    expect(providerRefusal(code)).toBe('failed')
})
