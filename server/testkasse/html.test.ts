import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes every value, in text and attributes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const { markup } = html`<i title="${value}">${value}</i>`
      expect(markup.replace(/^<i title="|">|<\/i>$/g, '')).not.toMatch(/[<>"']/)
    }),
  )
})

test('leaves out false, null and undefined, joins lists and keeps markup made by itself', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
  expect(html`<ul>${items}${false}${null}${undefined}${0}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  )
})
