import { expect, it } from 'vitest'
import { readCaller } from './caller.ts'
import { newCaller } from './caller-lookup.tsx'

it('a new caller starts with what was typed, in its field', () => {
  const nobody = { name: '', phone: '', email: '', company: '' }
  expect(newCaller('079 000 00 21')).toEqual({ ...nobody, phone: '079 000 00 21' })
  expect(newCaller('079 00')).toEqual({ ...nobody, phone: '079 00' })
  expect(newCaller('petra@example.ch')).toEqual({ ...nobody, email: 'petra@example.ch' })
  expect(newCaller('Petra Muster')).toEqual({ ...nobody, name: 'Petra Muster' })
})

it('reads only callers from the history', () => {
  expect(readCaller({ caller: { name: 'Petra', phone: 7 } })).toEqual({
    name: 'Petra',
    phone: '',
    email: '',
    company: '',
  })
  for (const state of [null, undefined, 'x', {}, { caller: null }, { caller: 'x' }])
    expect(readCaller(state)).toBeUndefined()
})
