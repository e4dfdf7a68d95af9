import { expect, it } from 'vitest'
import { resetForm, setFormValues, watchForm } from './form-values.ts'

function formOf(fields: Record<string, { value: string }>): HTMLFormElement {
  const form = Object.assign(new EventTarget(), {
    elements: { namedItem: (name: string) => fields[name] ?? null },
    reset() {
      for (const field of Object.values(fields)) field.value = ''
    },
  })
  return form as unknown as HTMLFormElement
}

it('notifies once after several values have been set', () => {
  const [from, to] = [{ value: '' }, { value: '' }]
  const form = formOf({ from, to })
  const seen: string[] = []
  watchForm(form, () => seen.push(`${from.value} to ${to.value}`))
  setFormValues(form, { from: '1.9.', to: '3.9.', unknown: 'x' })
  expect(seen).toEqual(['1.9. to 3.9.'])
})

it('notifies of a reset when the fields are empty', () => {
  const name = { value: 'Lia' }
  const form = formOf({ name })
  const seen: string[] = []
  watchForm(form, () => seen.push(name.value))
  resetForm(form)
  expect(seen).toEqual([''])
})

it.each(['input', 'change'])(
  'notifies of what the visitor does (%s) until the listener is removed',
  (event) => {
    const form = formOf({})
    let calls = 0
    const stop = watchForm(form, () => (calls += 1))
    form.dispatchEvent(new Event(event))
    stop()
    form.dispatchEvent(new Event(event))
    setFormValues(form, {})
    expect(calls).toBe(1)
  },
)

it('notifies only the listeners of the same form', () => {
  let calls = 0
  watchForm(formOf({}), () => (calls += 1))
  setFormValues(formOf({}), {})
  setFormValues(null, {})
  expect(calls).toBe(0)
})
