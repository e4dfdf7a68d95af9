import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPiece } from './split-piece.ts'

test('a whole text is split into title, introduction and text', () => {
  expect(
    splitPiece('# Ein Abend am Feuer\r\n\r\nAm Freitag sitzen wir\nam See.\r\n\r\n## Wann\r\n\r\nUm acht.\n'),
  ).toEqual({
    title: 'Ein Abend am Feuer',
    lead: 'Am Freitag sitzen wir am See.',
    body: '## Wann\n\nUm acht.',
  })
})

test('lines without blank lines between them are paragraphs too, as word processors copy them', () => {
  expect(splitPiece('Titel\nEinleitung.\nErster Absatz.')).toEqual({
    title: 'Titel',
    lead: 'Einleitung.',
    body: 'Erster Absatz.',
  })
})

test.each(['', 'Nur ein Titel', 'Titel\n', 'Titel\n\nEinleitung'])('%j has no three parts', (text) => {
  expect(splitPiece(text)).toBeUndefined()
})

test('no text is lost', () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean)
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zé ,.]{1,20}$/), { minLength: 3 }), (lines) => {
      const text = lines.join('\n\n')
      const split = splitPiece(text)
      if (split) expect(words(`${split.title} ${split.lead} ${split.body}`)).toEqual(words(text))
    }),
  )
})
