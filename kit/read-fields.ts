import { eachText } from '#i18n/four-texts.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import type { Field, Fields } from './fields.ts'

export type Values = { readonly [name: string]: unknown }

/** The values that a form has for the fields of its contract, or the first that is left out or wrong. */
export function readFields(
  fields: Fields,
  data: FormData,
  fixed: Values,
): { input: Values; missing?: string } {
  const input: { [name: string]: unknown } = { ...fixed }
  for (const [name, field] of Object.entries(fields)) {
    if (name in fixed) continue
    if (field.kind === 'texts') {
      const texts = eachText((language) => String(data.get(`${name}.${language}`) ?? '').trim())
      if (field.least && Object.values(texts).includes('')) return { input, missing: name }
      input[name] = texts
      continue
    }
    const written = String(data.get(name) ?? '').trim()
    if (isLeftOut(field, written, data.has(name))) continue
    if (isWrong(field, written)) return { input, missing: name }
    input[name] = valueOf(field, written, data.has(name))
  }
  return { input }
}

/** The form does not ask for it, or nothing was chosen. */
function isLeftOut({ kind, optional }: Field, written: string, isThere: boolean): boolean {
  if (!optional || kind === 'flag') return false
  return !isThere || (kind === 'choice' && written === '')
}

function isWrong({ kind, least, most, nullable }: Field, written: string): boolean {
  if (nullable && written === '') return false
  if (kind === 'cents') return (toCents(written) ?? -1) < Number(least)
  if (kind === 'count')
    return !/^\d{1,15}$/.test(written) || Number(written) < Number(least) || Number(written) > Number(most)
  if (written !== '') return kind === 'email' && !EMAIL_ADDRESS.test(written)
  return Number(least) > 0 || ['day', 'email', 'picture'].includes(kind)
}

function valueOf({ kind, nullable }: Field, written: string, isThere: boolean): unknown {
  if (kind === 'flag') return isThere
  if (nullable && written === '') return null
  if (kind === 'cents') return toCents(written)
  return kind === 'count' ? Number(written) : written
}

/** As it is written in its field. */
export function startOf(kind: Field['kind'] | undefined, start: unknown): string {
  return kind === 'cents' && typeof start === 'number' ? amountText(start) : String(start ?? '')
}

/** Texts in four languages are a field for each. */
export function flat(start: Values = {}): Values {
  const fields = Object.entries(start).flatMap(([name, value]) =>
    value instanceof Object
      ? Object.entries(value).map(([language, text]) => [`${name}.${language}`, text])
      : [[name, value]],
  )
  return Object.fromEntries(fields) as Values
}

/** What is typed, of the fields that have something else than they began with. */
export function changedIn(form: HTMLFormElement, fields: Fields, start: Values): Values {
  const written = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && value !== startOf(fields[name]?.kind, start[name]),
  )
  return Object.fromEntries(written)
}
