import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { toCents } from '#kernel/amount.ts'
import type { Shape, ShapedFields } from './shapes.ts'

/** A value as it is typed: texts and numbers as strings, languages all there. */
export type Draft = string | boolean | readonly string[] | DraftFields | readonly DraftFields[]
export interface DraftFields {
  readonly [name: string]: Draft
}

export function emptyFields(fields: ShapedFields): DraftFields {
  return mapFields(fields, (shape) => toDraft(shape, undefined))
}

export function toDraft(shape: Shape, value: unknown): Draft {
  switch (shape.kind) {
    case 'tick':
      return value === true
    case 'whole':
      return typeof value === 'number' ? String(value) : ''
    case 'francs':
      return typeof value === 'number' ? (value / 100).toFixed(2).replace(/\.00$/, '') : ''
    case 'texts':
      return perLanguage((language) => String(fieldsOf(value)[language] ?? ''))
    case 'ticks':
      return Array.isArray(value) ? (value as string[]) : []
    case 'group':
      return draftFields(shape.fields, value)
    case 'groups':
      return Object.fromEntries(
        shape.keys.map((key) => [key, draftFields(shape.fields, fieldsOf(value)[key])]),
      )
    case 'list':
      return Array.isArray(value) ? value.map((each) => draftFields(shape.fields, each)) : []
    default:
      return typeof value === 'string' ? value : ''
  }
}

/** For the schema of the part, which says what is wrong with it. */
export function toValue(shape: Shape, draft: Draft): unknown {
  switch (shape.kind) {
    case 'line':
      return shape.optional ? trimmed(draft) || null : draft
    case 'whole':
      return /^\d+$/.test(trimmed(draft)) ? Number(trimmed(draft)) : Number.NaN
    case 'francs':
      return trimmed(draft) === '' ? null : (toCents(trimmed(draft)) ?? Number.NaN)
    case 'group':
      return shape.isNothing && isEmpty(draft) ? null : valueFields(shape.fields, draft)
    case 'groups':
      return Object.fromEntries(
        shape.keys.flatMap((key) => {
          const own = fieldsOf(draft)[key] as Draft
          return shape.isPartial && isEmpty(own) ? [] : [[key, valueFields(shape.fields, own)]]
        }),
      )
    case 'list':
      return (draft as readonly DraftFields[]).map((each) => valueFields(shape.fields, each))
    default:
      return draft
  }
}

/** Moves an entry by one place, if there is one. */
export function moved<Entry>(list: readonly Entry[], from: number, by: -1 | 1): readonly Entry[] {
  const to = from + by
  if (to < 0 || to >= list.length) return list
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

function draftFields(fields: ShapedFields, value: unknown): DraftFields {
  return mapFields(fields, (shape, name) => toDraft(shape, fieldsOf(value)[name]))
}

function valueFields(fields: ShapedFields, draft: Draft): object {
  const own = fieldsOf(draft)
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, toValue(shape, own[name] as Draft)]),
  )
}

function mapFields(fields: ShapedFields, make: (shape: Shape, name: string) => Draft): DraftFields {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, make(shape, name)]))
}

function perLanguage(make: (language: Language) => string): DraftFields {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)]))
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function trimmed(draft: Draft): string {
  return typeof draft === 'string' ? draft.trim() : ''
}

function isEmpty(draft: Draft): boolean {
  if (typeof draft === 'string') return draft.trim() === ''
  return typeof draft === 'boolean' ? !draft : Object.values(draft).every((each: Draft) => isEmpty(each))
}
