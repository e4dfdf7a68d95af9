import { expect, it } from 'vitest'
import de from '#content/booking/de.ts'
import en from '#content/booking/en.ts'
import fr from '#content/booking/fr.ts'
import italian from '#content/booking/it.ts'

it('uses wording that refers to no chosen date', () => {
  for (const { own } of [de, en, fr, italian])
    expect(own.send).not.toMatch(/\b(diese[smn]?|this|ce|cette|questa)\b/i)
})
