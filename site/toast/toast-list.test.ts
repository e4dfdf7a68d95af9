import { describe, expect, test } from 'vitest'
import { addToast, dismissToast, removeToast, updateToast } from './toast-list.ts'

const first = { id: '1', title: 'Eins', open: true }
const second = { id: '2', title: 'Zwei', open: true }

describe('the list of toasts', () => {
  test('holds one at most: a new one replaces the old', () => {
    expect(addToast(addToast([], first), second)).toEqual([second])
  })
  test('updates a toast without changing its identity', () => {
    expect(updateToast([first], '1', { title: 'Neu' })).toEqual([{ ...first, title: 'Neu' }])
    expect(updateToast([first], '9', { title: 'Neu' })).toEqual([first])
  })
  test('keeps a dismissed toast, closed, until it is removed', () => {
    const dismissed = dismissToast([first], '1')
    expect(dismissed).toEqual([{ ...first, open: false }])
    expect(removeToast(dismissed, '1')).toEqual([])
  })
})
