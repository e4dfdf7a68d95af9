import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareVersions, type DiffPart } from './compare-versions.ts'
import { parseLegal } from './legal-text.ts'

const version = (sections: Record<string, string[]>) =>
  parseLegal(
    [
      'Was gilt.',
      ...Object.entries(sections).flatMap(([id, lines]) => [`## Titel ${id} {#${id}}`, ...lines]),
    ].join('\n\n'),
  )
const textOf = (parts: readonly DiffPart[], change: DiffPart['change']) =>
  parts
    .filter((part) => part.change === change)
    .map(({ text }) => text)
    .join('')

it('marks exactly the removed and the new words', () => {
  const [section, ...others] = compareVersions(
    version({
      preise: ['Endpreise in CHF.'],
      absage: ['Kostenlos bis 14 Tage vor Beginn.', 'Danach die Hälfte.'],
    }),
    version({
      preise: ['Endpreise in CHF.'],
      absage: ['Kostenlos bis 10 Tage vor Beginn.', 'Danach die Hälfte.'],
    }),
  )
  expect(others).toEqual([])
  expect(section).toMatchObject({ id: 'absage', state: 'changed' })
  const [line = [], ...lines] = section?.lines ?? []
  expect(lines).toEqual([])
  expect([textOf(line, 'removed'), textOf(line, 'added')]).toEqual(['14', '10'])
})

it('distinguishes new, removed and moved sections', () => {
  const found = compareVersions(
    version({ geltung: ['Für alle.'], preise: ['CHF.'], bilder: ['Nie ohne Sie.'] }),
    version({ preise: ['CHF.'], geltung: ['Für alle.'], recht: ['Zug.'] }),
  )
  expect(found.map(({ id, state }) => `${state} ${id}`).toSorted()).toEqual([
    'added recht',
    expect.stringMatching(/^moved (geltung|preise)$/),
    'removed bilder',
  ])
})

it('marks an inserted line, and compares the others with themselves', () => {
  const [section] = compareVersions(
    version({ a: ['Der erste Satz bleibt stehen.', 'Der zweite Satz nennt drei Tage.'] }),
    version({
      a: ['Der erste Satz bleibt stehen.', 'Ganz neu kommt dies dazu.', 'Der zweite Satz nennt fünf Tage.'],
    }),
  )
  expect(section?.lines.map((line) => textOf(line, 'removed'))).toEqual(['', 'drei'])
  expect(section?.lines.map((line) => textOf(line, 'added'))).toEqual(['Ganz neu kommt dies dazu.', 'fünf'])
})

it('shows what became an entry of a list, and what became bold', () => {
  const [entry, bold] = [
    compareVersions(version({ a: ['Gilt sofort.'] }), version({ a: ['- Gilt sofort.'] })),
    compareVersions(version({ a: ['Gilt sofort.'] }), version({ a: ['Gilt **sofort**.'] })),
  ]
  expect(entry.map(({ state }) => state)).toEqual(['changed'])
  expect(textOf(bold[0]?.lines[0] ?? [], 'added')).toBe('****')
})

it('shows a link by its label, and its target when only that has changed', () => {
  const change = (before: string, after: string) =>
    compareVersions(version({ a: [before] }), version({ a: [after] }))[0]?.lines[0] ?? []
  const labels = change('Siehe [AGB](/agb) heute.', 'Siehe [AGB](/agb) morgen.')
  expect(labels.map(({ text }) => text).join('')).not.toContain('/agb')
  const targets = change('Siehe [AGB](/agb).', 'Siehe [AGB](/impressum).')
  expect(textOf(targets, 'added')).toContain('impressum')
})

it('contains both versions in the difference of a line', () => {
  const words = fc.array(fc.constantFrom('Frist', 'Tage', 'Beginn', 'Preis', 'gilt', '14', '3'), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(' '), other.join(' ')]
      const lines = compareVersions(version({ a: [before] }), version({ a: [after] }))[0]?.lines ?? []
      const read = (left: DiffPart['change']) =>
        lines
          .map((line) =>
            line
              .filter(({ change }) => change !== left)
              .map(({ text }) => text)
              .join(''),
          )
          .join('')
      if (before === after) expect(lines).toEqual([])
      else expect([read('added'), read('removed')]).toEqual([before, after])
    }),
  )
})
