import { expect, it } from 'vitest'
import { redactAddresses } from './send-queued-mail.ts'

it.each([
  ['550 5.1.1 <lia@example.ch>: Recipient address rejected', '550 5.1.1 <…@…>: Recipient address rejected'],
  ['Recipient lia.muster+zug@mail.example.ch, unknown', 'Recipient …@…, unknown'],
  ['connect ECONNREFUSED', 'connect ECONNREFUSED'],
])('%s is logged as %s', (text, logged) => {
  expect(redactAddresses(text)).toBe(logged)
})

it('is fast for any answer of a server', () => {
  const started = performance.now()
  for (const text of ['@'.repeat(100_000), 'a'.repeat(100_000), 'a@'.repeat(50_000)]) redactAddresses(text)
  expect(performance.now() - started).toBeLessThan(2000)
})
