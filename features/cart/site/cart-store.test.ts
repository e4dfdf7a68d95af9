import { expect, test } from 'vitest'
import { itemCount } from '#features/cart/cart.ts'
import { aProduct, aVariant, addTo } from '#features/cart/cart-fixtures.ts'
import { createCartStore } from './cart-store.ts'

const choice = { product: aProduct(), variant: aVariant() }

/** Two tabs with shared storage and their storage events. */
function twoTabs(initial: string | null = null) {
  let value = initial
  const listeners: [Map<string, () => void>, Map<string, () => void>] = [new Map(), new Map()]
  const tab = (own: 0 | 1) =>
    ({
      localStorage: {
        getItem: () => value,
        setItem(_key: string, next: string) {
          value = next
          listeners[own === 0 ? 1 : 0].get('storage')?.()
        },
      },
      addEventListener: (type: string, listener: () => void) => listeners[own].set(type, listener),
    }) as unknown as Window
  return {
    first: tab(0),
    second: tab(1),
    set: (next: string | null) => (value = next),
    get: () => value,
    listeners,
  }
}

test('what one tab stores is restored when the page loads again', () => {
  const { first, second } = twoTabs()
  createCartStore(first).update((cart) => addTo(cart, { choice, quantity: 2 }))
  expect(itemCount(createCartStore(second).get())).toBe(2)
})

test('a change in one tab reaches the other', () => {
  const { first, second } = twoTabs()
  const [here, there] = [createCartStore(first), createCartStore(second)]
  let calls = 0
  there.subscribe(() => calls++)
  here.update((cart) => addTo(cart, { choice, quantity: 2 }))
  expect(itemCount(there.get())).toBe(2)
  expect(calls).toBe(1)
})

test('a change builds on what another tab stored, even before its event arrives', () => {
  const tabs = twoTabs()
  const here = createCartStore(tabs.first)
  const elsewhere = createCartStore(twoTabs().first)
  elsewhere.update((cart) => addTo(cart, { choice, quantity: 3 }))
  tabs.set(JSON.stringify(elsewhere.get()))
  here.update((cart) => addTo(cart, { choice, quantity: 1 }))
  expect(itemCount(here.get())).toBe(4)
})

test('a page from the back/forward cache is updated', () => {
  const tabs = twoTabs()
  const here = createCartStore(tabs.first)
  here.update((cart) => addTo(cart, { choice, quantity: 1 }))
  tabs.set(null)
  tabs.listeners[0].get('pageshow')?.()
  expect(here.get()).toEqual([])
})

test('a corrupt value is an empty cart and is left alone until something changes', () => {
  const tabs = twoTabs('{"broken":')
  expect(createCartStore(tabs.first).get()).toEqual([])
  expect(tabs.get()).toBe('{"broken":')
})

test('works without a cart when storage throws on every access', () => {
  const refusing = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    addEventListener() {},
  } as unknown as Window
  const store = createCartStore(refusing)
  store.update((cart) => addTo(cart, { choice, quantity: 1 }))
  expect(itemCount(store.get())).toBe(1)
})

test('the server and the first render get the same empty cart', () => {
  const store = createCartStore(twoTabs().first)
  store.update((cart) => addTo(cart, { choice, quantity: 1 }))
  expect(store.getOnServer()).toEqual([])
  expect(store.getOnServer()).toBe(store.getOnServer())
})
