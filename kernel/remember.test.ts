import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('a text is read once, until more texts came than are kept', () => {
  const read: string[] = []
  const lengthOf = remember({ maxEntries: 2, maxLength: 5 }, (text) => {
    read.push(text)
    return text.length
  })
  expect(['one', 'one', 'two', 'one'].map((text) => lengthOf(text))).toEqual([3, 3, 3, 3])
  expect(read).toEqual(['one', 'two'])
  lengthOf('three')
  lengthOf('one')
  expect(read).toEqual(['one', 'two', 'three', 'one'])
})

test('a text that is too long is read each time and takes no place', () => {
  let times = 0
  const read = remember({ maxEntries: 1, maxLength: 5 }, () => ++times)
  read('short')
  expect([read('longer'), read('longer'), read('short')]).toEqual([2, 3, 1])
})
