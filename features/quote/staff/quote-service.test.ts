import { expect, it } from 'vitest'
import { aQuote } from '#test/quotes/a-quote.ts'
import { withLines } from './quote-service.ts'

const quote = aQuote({ day: '2027-05-03', validUntil: '2027-04-19' })
const [service, lunch, transport] = quote.lines
const on = (line: number | null) => ({
  ...quote,
  discount: { line, percent: 500, cents: null, reason: 'treu' },
})

it('keeps a discount at its line when another goes or comes before it', () => {
  expect(withLines(on(1), [lunch!, transport!]).discount).toMatchObject({ line: 0 })
  const project = { ...on(0), lines: [lunch!, transport!] }
  expect(withLines(project, [service!, lunch!, transport!]).discount).toMatchObject({ line: 1 })
})

it('takes a discount away with its line, and leaves one on everything', () => {
  expect(withLines(on(2), [service!, lunch!]).discount).toBeNull()
  expect(withLines(on(null), [lunch!]).discount).toMatchObject({ line: null })
})

it('moves a discount on the service to the line of the next service', () => {
  const other = { ...service!, text: 'Shelter-Bau' }
  expect(withLines(on(0), [other, lunch!]).discount).toMatchObject({ line: 0 })
})
