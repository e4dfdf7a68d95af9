import { describe, expect, it } from 'vitest'
import {
  productListQuerySchema,
  productQuerySchema,
  variantListQuerySchema,
} from '#features/catalog/product-query.schema.ts'
import { parseStoreQuery } from './store-routes.ts'

const list = (query: object) => parseStoreQuery(productListQuerySchema, query)

describe('the query of the product list', () => {
  it('has defaults for everything and ignores unknown parameters', () => {
    expect(list({ utm_source: 'x', lng: 'fr' })).toEqual({
      ok: true,
      value: { offset: 0, limit: 100, order: 'asc', sort_by: 'order' },
    })
  })

  it.each([{ 'ids[]': 'a' }, { ids: 'a' }, { ids: ['a', 'a'] }, { ids: 'a,a', 'ids[]': ['a'] }])(
    'reads lists as %j',
    (query) => {
      expect(list(query)).toMatchObject({ ok: true, value: { 'ids[]': ['a'] } })
    },
  )

  it('is the same for the same ids in any order', () => {
    expect(list({ ids: 'b,a' })).toEqual(list({ 'ids[]': ['a', 'b'] }))
  })

  it('reads every value', () => {
    const query = {
      offset: '20',
      limit: '5',
      order: 'desc',
      sort_by: 'price',
      is_hidden: 'true',
      to_date: '2027-03-14',
    }
    expect(list(query)).toEqual({ ok: true, value: { ...query, offset: 20, limit: 5, is_hidden: true } })
  })

  it.each([
    ['ids[]', { 'ids[]': '' }],
    ['ids', { ids: 'a,' }],
    ['ids', { ids: "a';--" }],
    ['ids', { ids: 'x'.repeat(65) }],
    ['ids', { ids: Array.from({ length: 101 }, (_, i) => `a${i}`) }],
    ['offset', { offset: '-1' }],
    ['offset', { offset: '100001' }],
    ['limit', { limit: '0' }],
    ['limit', { limit: '101' }],
    ['limit', { limit: '' }],
    ['limit', { limit: '1e2' }],
    ['limit', { limit: ['1', '2'] }],
    ['order', { order: 'ASC' }],
    ['sort_by', { sort_by: 'constructor' }],
    ['is_hidden', { is_hidden: '1' }],
    ['to_date', { to_date: '2027-02-30' }],
    ['to_date', { to_date: '0001-01-01' }],
    ['to_date', { to_date: 'yesterday' }],
    ['to_date', { to_date: '2027-03-14T16:45:00+16:00' }],
  ])('refuses %s in %j by its written name', (spelling, query) => {
    expect(list(query)).toMatchObject({ ok: false, refusal: { spelling } })
  })
})

describe('field lists', () => {
  it('accept known names only', () => {
    expect(parseStoreQuery(productQuerySchema, { field: 'title,variants' })).toMatchObject({
      value: { field: ['title', 'variants'] },
    })
    expect(parseStoreQuery(productQuerySchema, { field: '__proto__' }).ok).toBe(false)
    expect(parseStoreQuery(variantListQuerySchema, { fields: 'held_quantity' })).toEqual({
      ok: false,
      refusal: { field: 'fields', spelling: 'fields' },
    })
    expect(parseStoreQuery(variantListQuerySchema, {})).toMatchObject({
      value: { fields: ['id', 'inventory_quantity'] },
    })
  })
})
