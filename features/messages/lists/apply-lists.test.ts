import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldsOf } from '../message-field.ts'
import { applyLists } from './apply-lists.ts'
import { findAddedText, listShapes } from './list-shape.ts'

const TREE = {
  items: {
    kosten: { question: 'Was kostet es?', answer: 'Wenig.' },
    dauer: { question: 'Wie lange?', answer: 'Kurz, {rule:answer}' },
    ort: { question: 'Wo?', answer: 'Hier.' },
  },
  other: ['a', 'b'],
}
const same = (text: string) => ({ de: text, en: text, fr: text, it: text })
const TEXTS = new Map(fieldsOf(TREE).map(({ path, text }) => [path, { path, texts: same(text) }]))
const SHAPES = listShapes('project-questions', TREE, TEXTS)
const NEW = [
  ['items.n1.question', 'Mit Hund?'],
  ['items.n1.answer', 'Nein.'],
] as const

const applied = (keys: string[], texts: Iterable<readonly [string, string]> = NEW) =>
  applyLists(TREE, SHAPES, new Map([['items', keys]]), new Map(texts))

it('finds the lists that may change, and the structure of their items', () => {
  expect(SHAPES).toMatchObject([
    { path: 'items', keys: ['kosten', 'dauer', 'ort'], isKeyed: true, least: 3, most: 16 },
  ])
  expect(SHAPES[0]?.leaves.map(({ path }) => path)).toEqual(['question', 'answer'])
})

it('applies the owners’ order and added items', () => {
  const { items, other } = applied(['ort', 'n1', 'kosten'])
  expect(Object.entries(items)).toEqual([
    ['ort', TREE.items.ort],
    ['n1', { question: 'Mit Hund?', answer: 'Nein.' }],
    ['kosten', TREE.items.kosten],
  ])
  expect(other).toBe(TREE.other)
})

it('shows an added item only when it is complete in the language', () => {
  const keys = ['ort', 'n1', 'kosten', 'dauer']
  expect(Object.keys(applied(keys, NEW.slice(0, 1)).items)).toEqual(['ort', 'kosten', 'dauer'])
  expect(Object.keys(applied(keys, []).items)).toEqual(['ort', 'kosten', 'dauer'])
})

it('shows the items of the file where too few would be left in a language', () => {
  expect(Object.keys(applied(['ort', 'n1', 'kosten'], []).items)).toEqual(['kosten', 'dauer', 'ort'])
})

it('applies any order of the file’s items, and changes nothing else on the page', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['kosten', 'dauer', 'ort'], { minLength: 3 }), (keys) => {
      const changed = applied(keys)
      expect(Object.keys(changed.items)).toEqual(keys)
      const texts = (tree: unknown) => fieldsOf(tree).map(({ path, text }) => `${path} ${text}`)
      expect(texts(changed).toSorted()).toEqual(texts(TREE).toSorted())
    }),
  )
})

it('limits the texts of an added item by those beside it, with their placeholders', () => {
  expect(findAddedText(SHAPES, 'items.n1.answer')?.added).toMatchObject({
    placeholders: [],
    optional: ['{rule:answer}'],
    mayBeEmpty: false,
  })
  for (const path of ['items.n1', 'items.n1.other', 'items.n0.answer', 'items.kosten.answer', 'other.n1'])
    expect(findAddedText(SHAPES, path)).toBeUndefined()
})

it('allows omitting what only some items have', () => {
  const schedule = {
    rows: [
      { day: 'Freitag', time: '09:00', title: 'Los' },
      { time: '10:00', title: 'Da' },
    ],
  }
  const texts = new Map(fieldsOf({ schedule }).map(({ path, text }) => [path, { path, texts: same(text) }]))
  const shapes = listShapes('team-event-shelter-bau', { schedule }, texts)
  const added = new Map([
    ['schedule.rows.n1.time', '11:00'],
    ['schedule.rows.n1.title', 'Zurück'],
  ])
  const changed = applyLists({ schedule }, shapes, new Map([['schedule.rows', ['1', 'n1']]]), added)
  expect(changed.schedule.rows).toEqual([schedule.rows[1], { time: '11:00', title: 'Zurück' }])
})
