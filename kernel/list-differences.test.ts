import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listDifferences } from './list-differences.ts'

describe('the differences between two values', () => {
  it('are named by their path', () => {
    expect(
      listDifferences(
        { title: { de: 'Beil', it: 'Ascia' }, sizes: ['S', 'M'], price: 40 },
        { title: { de: 'Axt', it: 'Ascia' }, sizes: ['S'], price: 45, ribbon: 'Neu' },
      ),
    ).toEqual([
      { path: ['title', 'de'], before: 'Beil', after: 'Axt' },
      { path: ['sizes', '1'], before: 'M', after: null },
      { path: ['price'], before: '40', after: '45' },
      { path: ['ribbon'], before: null, after: 'Neu' },
    ])
  })

  it('are listed where several values replace one, or are removed', () => {
    expect(listDifferences('alt', { de: 'neu' })).toEqual([
      { path: [], before: 'alt', after: null },
      { path: ['de'], before: null, after: 'neu' },
    ])
    expect(listDifferences({ de: 'alt' }, null)).toEqual([{ path: ['de'], before: 'alt', after: null }])
  })

  it('are none between equal values, and are symmetric', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(listDifferences(one, structuredClone(one))).toEqual([])
        const turned = listDifferences(other, one).map(({ path, before, after }) => [
          path.join(' '),
          after,
          before,
        ])
        const plain = listDifferences(one, other).map(({ path, before, after }) => [
          path.join(' '),
          before,
          after,
        ])
        expect(turned.toSorted()).toEqual(plain.toSorted())
      }),
    )
  })
})
