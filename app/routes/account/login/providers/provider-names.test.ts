import { expect, it } from 'vitest'
import { configuredProviders, providerIn, providerName, providerRefusal } from './provider-names.ts'

it('finds the services to go to, and neither mail nor phone nor what is off', () => {
  const external = { anonymous_users: true, email: true, phone: true, google: false, verein: true }
  expect(configuredProviders({ external })).toEqual(['verein'])
})

it.each([undefined, null, {}, { external: null }, { external: { 'a b': true, '<b>': true, google: 'yes' } }])(
  'finds none in %j',
  (settings) => {
    expect(configuredProviders(settings)).toEqual([])
  },
)

it('names a service as it names itself', () => {
  expect(['google', 'github', 'azure', 'verein'].map(providerName)).toEqual([
    'Google',
    'GitHub',
    'Microsoft',
    'Verein',
  ])
})

it('knows from the address by which service somebody comes back, if it is a name', () => {
  expect(providerIn('?by=verein&back=%2Fshop')).toBe('verein')
  for (const search of ['', '?by=', '?by=%3Cb%3E', `?by=${'x'.repeat(99)}`])
    expect(providerIn(search)).toBeNull()
})

it('tells apart who is not invited, not confirmed or blocked; the rest did not work out', () => {
  expect(
    ['signup_disabled', 'provider_email_needs_verification', 'user_banned'].map(providerRefusal),
  ).toEqual(['not_invited', 'unverified', 'blocked'])
  for (const code of ['bad_oauth_state', 'unexpected_failure', 'constructor'])
    expect(providerRefusal(code)).toBe('failed')
})
