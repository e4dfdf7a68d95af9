import type { FourTexts } from '#i18n/four-texts.ts'
import { type ListSort, readSort, sortsOf } from '#kernel/list-page.ts'

/** What a value is on the wire, as data: the server makes its schema of it, a form its limits. */
export interface Field<Value = unknown, Optional extends boolean = boolean> {
  readonly kind:
    | 'line'
    | 'text'
    | 'texts'
    | 'picture'
    | 'day'
    | 'choice'
    | 'flag'
    | 'count'
    | 'cents'
    | 'uuid'
    | 'email'
    | 'key'
    | 'cursor'
    | 'json'
  /** Characters of text, the largest number. */
  readonly most?: number
  /** Characters of text, the smallest number, the first day. */
  readonly least?: number | string
  /** The last day. */
  readonly last?: string
  readonly choices?: readonly string[]
  readonly nullable?: boolean
  readonly optional?: Optional
  /** What it is called on the wire, where that is the name of something else here. */
  readonly wire?: string
  readonly fallback?: Value
  /** Whether it goes with the other values. */
  readonly fits?: (values: { readonly [name: string]: unknown }) => boolean
  /** For types alone. */
  readonly of?: Value
}

export type Fields = Readonly<Record<string, Field>>

type Of<F> = F extends Field<infer Value, boolean> ? Value : never
type OptionalKey<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<never, true> | Field<unknown, true> ? K : never
}[keyof F]

/** As a handler gets them. */
export type Values<F extends Fields> = { [K in keyof F]: Of<F[K]> }

/** As a caller sends them: what has a fallback can be left out. */
export type Sent<F extends Fields> = { [K in Exclude<keyof F, OptionalKey<F>>]: Of<F[K]> } & {
  [K in OptionalKey<F>]?: Of<F[K]> | undefined
}

type Required<Value> = Field<Value, false>

/** One line, trimmed and without invisible characters. @param most characters */
export const line = (most: number): Required<string> => ({ kind: 'line', most })
/** Several lines, the same otherwise. */
export const text = (most: number): Required<string> => ({ kind: 'text', most })
/** A line in each language. @param most characters of each */
export const texts = (most: number): Required<FourTexts> => ({ kind: 'texts', most })
/** The name of a drawing, or the id of a picture of the library. */
export const picture = (): Required<string> => ({ kind: 'picture' })
/** `YYYY-MM-DD`. */
export const day = (first?: string, last?: string): Required<string> => ({
  kind: 'day',
  ...(first && { least: first }),
  ...(last && { last }),
})
export const flag = (): Required<boolean> => ({ kind: 'flag' })
export const uuid = (): Required<string> => ({ kind: 'uuid' })
export const email = (): Required<string> => ({ kind: 'email', most: 254 })
/** 32 hex digits, new per decision: sent twice it counts once. */
export const requestKey = (): Required<string> => ({ kind: 'key' })
/** Names a decision beside the id of the address, as `id`: sent twice it counts once. */
export const decisionId = (): Required<string> => ({ kind: 'uuid', wire: 'id' })
/** 32 hex digits of what the caller has seen, against lost updates. */
export const fingerprint = (): Required<string> => ({ kind: 'key' })
/** A document, whose schema is passed where it is served. */
export const json = <Value>(): Required<Value> => ({ kind: 'json' })
/** Stands for all that is sent: the document is not a field of the body, but the body. */
export const WHOLE = ''
export const whole = <Value>(): Required<Value> => ({ kind: 'json', wire: WHOLE })
/** A whole number. */
export const count = (least: number, most: number): Required<number> => ({ kind: 'count', least, most })
/** Rappen; in a form written as francs. */
export const cents = (least: number, most: number): Required<number> => ({ kind: 'cents', least, most })
/** Revision that the caller has seen, against lost updates. */
export const revision = (): Required<number> => count(0, Number.MAX_SAFE_INTEGER)

export function choice<const Value extends string>(choices: readonly Value[]): Required<Value>
export function choice<const Value extends string>(
  choices: readonly Value[],
  fallback: NoInfer<Value>,
): Field<Value, true>
export function choice<Value extends string>(choices: readonly Value[], fallback?: Value): Field<Value> {
  return { kind: 'choice', choices, ...(fallback !== undefined && { fallback, optional: true }) }
}

/** Not empty. */
export const required = <Value extends string | FourTexts>(field: Required<Value>): Required<Value> => ({
  ...field,
  least: 1,
})
export const nullable = <Value>(field: Required<Value>): Required<Value | null> => ({
  ...(field as Required<Value | null>),
  nullable: true,
})
export const optional = <Value>(field: Field<Value>): Field<Value | undefined, true> => ({
  ...field,
  optional: true,
})

export const withFallback = <Value>(field: Required<Value>, fallback: Value): Field<Value, true> => ({
  ...field,
  fallback,
  optional: true,
})

interface ListOptions<Filter extends string, Sort extends string, More extends Fields> {
  /** Without them everything stands in one list. */
  filters?: readonly Filter[]
  /** In which the list begins. */
  first?: NoInfer<Filter>
  /** In which a search begins; without it a search stays in the chosen filter. */
  whenSearched?: NoInfer<Filter>
  sorts?: readonly Sort[]
  /** Whether a sorting makes sense within a filter; without it: always. */
  canSort?: (filter: string, sort: string) => boolean
  /** Characters of the search; without it there is none. */
  searchLength?: number
  /** What else it can be asked for, such as a period; kept in its links. */
  more?: More
}

/** What a list can be asked for. Its page, its file and its view share this. */
export function listOf<
  const Filter extends string = never,
  const Sort extends string = never,
  More extends Fields = Record<never, never>,
>(options: ListOptions<Filter, Sort, More>) {
  const { filters = [], first, sorts = [], canSort = () => true, searchLength = 0 } = options
  const more = options.more ?? ({} as More)
  // A list takes a filter, a sorting and a search only where it has one.
  const selection = {
    ...(filters.length > 0 && { filter: choice<Filter>(filters, first as Filter) }),
    ...(sorts.length > 0 && {
      sort: optional<ListSort<Sort>>({
        kind: 'choice',
        choices: sortsOf(sorts),
        fits: ({ filter, sort }) => canSort(String(filter), readSort(sort as ListSort<Sort>).key),
      }),
    }),
    ...(searchLength > 0 && {
      q: { kind: 'line', most: searchLength, fallback: '', optional: true } as Field<string, true>,
    }),
    ...more,
  } as {
    filter: Field<Filter, true>
    sort: Field<ListSort<Sort> | undefined, true>
    q: Field<string, true>
  } & More
  const cursor = optional<string>({ kind: 'cursor' })
  return {
    ...options,
    filters,
    first: first as Filter,
    sorts,
    canSort,
    searchLength,
    more,
    selection,
    fields: { ...selection, after: cursor, before: cursor },
  }
}

export type ListShape<Filter extends string = string, Sort extends string = string> = ReturnType<
  typeof listOf<Filter, Sort, Fields>
>
