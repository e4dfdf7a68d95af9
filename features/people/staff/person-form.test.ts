import { expect, it } from 'vitest'
import { NO_TEXTS } from '#i18n/four-texts.ts'
import { suggestAlt } from './person-form.tsx'

it.each([
  ['Anna', 'Portrait d’Anna'],
  ['Élodie', 'Portrait d’Élodie'],
  ['Hélène', 'Portrait d’Hélène'],
  ['Yves', 'Portrait d’Yves'],
  ['Yannick', 'Portrait de Yannick'],
  ['Marc', 'Portrait de Marc'],
])('the French portrait of %s is described as %s', (name, text) => {
  expect(suggestAlt({ name, role: NO_TEXTS }).fr).toBe(text)
})
