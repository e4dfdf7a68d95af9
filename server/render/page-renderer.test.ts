import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './page-renderer.ts'

test('allows inline code by its hash only', () => {
  const policy = contentSecurityPolicy({ scripts: ['go()'], styles: ['p{}'], secure: true })
  const hash = createHash('sha256').update('go()').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('upgrade-insecure-requests')
})
test('runs workers of our own files only, never of a text or another host', () => {
  const policy = contentSecurityPolicy({ scripts: ['go()'], styles: [], secure: true })
  expect(policy).toContain("worker-src 'self';")
  expect(policy).not.toContain('blob:')
})
test('lets the browser reach an external store and nothing else outside', () => {
  const policy = contentSecurityPolicy({
    scripts: [],
    styles: [],
    storeOrigin: 'https://store.example',
    secure: false,
  })
  expect(policy).toContain("connect-src 'self' https://store.example")
  expect(policy).not.toContain('upgrade-insecure-requests')
})
test('lets the browser sign in at a project elsewhere, and load nothing from there', () => {
  const policy = contentSecurityPolicy({
    scripts: [],
    styles: [],
    authOrigin: 'https://abc.example',
    secure: false,
  })
  expect(policy).toContain("connect-src 'self' https://abc.example;")
  expect(policy.match(/abc\.example/g)).toHaveLength(1)
})
test('lets a form redirect to the payment page and to nothing else outside', () => {
  const bare = contentSecurityPolicy({ scripts: [], styles: [], secure: true })
  expect(bare).toContain("form-action 'self';")
  const formTargets = ['https://checkout.stripe.com']
  const policy = contentSecurityPolicy({ scripts: [], styles: [], formTargets, secure: true })
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com;")
  expect(policy.match(/stripe/g)).toHaveLength(1)
})
