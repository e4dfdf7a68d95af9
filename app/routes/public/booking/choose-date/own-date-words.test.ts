import { expect, it } from 'vitest'
import de from '#content/booking/de.ts'
import en from '#content/booking/en.ts'
import fr from '#content/booking/fr.ts'
import italian from '#content/booking/it.ts'

it('asks for a date of one’s own, not for “this” one: none is chosen yet', () => {
  for (const { own } of [de, en, fr, italian])
    expect(own.send).not.toMatch(/\b(diese[smn]?|this|ce|cette|questa)\b/i)
})
