import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeOrder, isSameOrder, type ListChange, usableOrder } from './list-order.ts'

const LIST = { keys: ['0', '1', '2', '3'], least: 2, most: 6 }
const key = fc.constantFrom('0', '1', '2', '3', 'n1', 'n2', 'n3', 'n9', 'other')

const change: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), after: fc.option(key) }),
  fc.record({ kind: fc.constant('remove' as const), key }),
  fc.record({ kind: fc.constant('move' as const), key, to: fc.nat(8) }),
  fc.record({ kind: fc.constant('restore' as const), key }),
  fc.record({ kind: fc.constant('keep' as const) }),
)

/** The list after all changes that were allowed. */
function after(changes: readonly ListChange[]): string[] {
  let order: readonly string[] = LIST.keys
  for (const [index, each] of changes.entries()) {
    const changed = changeOrder(LIST, order, each, `n${index + 20}`)
    if (changed.ok) order = changed.value
  }
  return [...order]
}

it('keeps the limits of a list, and each item once, for any changes', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const order = after(changes)
      expect(order.length).toBeGreaterThanOrEqual(LIST.least)
      expect(order.length).toBeLessThanOrEqual(LIST.most)
      expect(new Set(order).size).toBe(order.length)
      expect(usableOrder(LIST, order)).toEqual(order)
    }),
  )
})

it('moving changes the position of one item only', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 10 }), key, fc.nat(8), (changes, moved, to) => {
      const order = after(changes)
      const result = changeOrder(LIST, order, { kind: 'move', key: moved, to }, 'n1')
      expect(result.ok).toBe(order.includes(moved))
      if (!result.ok) return
      expect(result.value.indexOf(moved)).toBe(Math.min(to, order.length - 1))
      const others = (all: readonly string[]) => all.filter((each) => each !== moved)
      expect(others(result.value)).toEqual(others(order))
    }),
  )
})

it('a removed item is restored to its position in the file', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LIST.keys), (taken) => {
      const less = changeOrder(LIST, LIST.keys, { kind: 'remove', key: taken }, 'n1')
      const again = less.ok && changeOrder(LIST, less.value, { kind: 'restore', key: taken }, 'n1')
      expect(again && again.ok && again.value).toEqual(LIST.keys)
    }),
  )
})

it('adds below an item, or at the start', () => {
  expect(changeOrder(LIST, ['0', '1'], { kind: 'add', after: '0' }, 'n7')).toMatchObject({
    value: ['0', 'n7', '1'],
  })
  expect(changeOrder(LIST, ['0', '1'], { kind: 'add', after: null }, 'n7')).toMatchObject({
    value: ['n7', '0', '1'],
  })
})

it.each([
  [
    'one more than there is room for',
    ['0', '1', '2', '3', 'n1', 'n2'],
    { kind: 'add', after: '0' },
    'list_full',
  ],
  ['one less than the page needs', ['0', '1'], { kind: 'remove', key: '0' }, 'list_too_short'],
  ['a place behind an item that is gone', ['0', '1'], { kind: 'add', after: '2' }, 'unknown_item'],
  ['an item that never was', ['0', '1', '2'], { kind: 'restore', key: 'other' }, 'unknown_item'],
] as const)('refuses %s', (_what, order, input, code) => {
  expect(changeOrder(LIST, order, input, 'n7')).toMatchObject({ refusal: { code } })
})

it('a stored order omits items that the file no longer has, or falls back to the file', () => {
  expect(usableOrder(LIST, ['5', '3', '0', '3', 'n2'])).toEqual(['3', '0', 'n2'])
  expect(usableOrder(LIST, ['5', '3'])).toBe(LIST.keys)
  expect(usableOrder(LIST, null)).toBe(LIST.keys)
  expect(isSameOrder(['0', '1'], ['1', '0'])).toBe(false)
})
