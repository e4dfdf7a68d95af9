import fc from 'fast-check'
import { z } from 'zod'
import { dayAhead } from '../hostile/day-ahead.ts'

type Json = z.core.JSONSchema.JSONSchema

/** One input of a schema that is no object: its place (`marks[].cents`), and its JSON schema. */
export interface Leaf {
  place: string
  schema: Json
}

export function jsonSchemaOf(schema: z.core.$ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
}

/** Every place of an input, those of all its alternatives. */
export function leavesOf(schema: Json, place = ''): Leaf[] {
  const { anyOf, oneOf, items, prefixItems, properties, additionalProperties } = schema
  const within = (inner: unknown, at: string) => (isSchema(inner) ? leavesOf(inner, at) : [])
  const alternatives = anyOf ?? oneOf
  if (alternatives) return alternatives.flatMap((each) => within(each, place))
  if (schema.type === 'array')
    return [
      { place: `${place}[]`, schema },
      ...[items, ...(prefixItems ?? [])].flat().flatMap((each) => within(each, `${place}[]`)),
    ]
  if (schema.type !== 'object') return [{ place, schema }]
  const record = isSchema(additionalProperties) ? [{ place: `${place}.*`, schema }] : []
  const named = Object.entries(properties ?? {}).flatMap(([name, each]) =>
    within(each, place ? `${place}.${name}` : name),
  )
  return [...record, ...named, ...within(additionalProperties, `${place}.*`)]
}

/** Whether the size of what may stand there has a limit. */
export function isBounded({ schema }: Leaf): boolean {
  const { type, format, maxLength, maximum, minimum, maxItems, prefixItems, propertyNames } = schema
  if (schema.const !== undefined || schema.enum || type === 'boolean' || type === 'null') return true
  if (type === 'string')
    return (
      maxLength !== undefined ||
      ['uuid', 'date', 'date-time'].includes(format ?? '') ||
      patternsOf(schema).some((pattern) => /^\^[^*+]*\$$/.test(pattern) && !/\{\d+,\}/.test(pattern))
    )
  if (type === 'number' || type === 'integer') return maximum !== undefined && minimum !== undefined
  if (type === 'array') return maxItems !== undefined || prefixItems !== undefined
  if (type === 'object') return isSchema(propertyNames) && propertyNames.enum !== undefined
  return false
}

/**
 * An input with every field, valid as far as JSON schema can say. Of `meant` a field takes the first value that fits, by its
 * name: what only its meaning says.
 */
export function sampleOf(schema: Json, meant: Record<string, readonly unknown[]> = {}, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const alternatives = (schema.anyOf ?? schema.oneOf)?.filter(isSchema)
  if (alternatives)
    return sampleOf(alternatives.find(({ type }) => type !== 'null') ?? { type: 'null' }, meant, name)
  const { type, items, properties, propertyNames, additionalProperties, prefixItems, minItems = 1 } = schema
  const known = meant[name]?.find((value) => isOfType(value, type))
  if (known !== undefined) return known
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'string') return textOf(schema, meant[name])
  if (type === 'number' || type === 'integer') return numberOf(schema)
  const inner = (each: unknown, at = name) => (isSchema(each) ? sampleOf(each, meant, at) : undefined)
  if (type === 'array')
    return prefixItems
      ? prefixItems.map((each) => inner(each))
      : Array.from({ length: Math.max(1, minItems) }, () => inner(items))
  const keys = isSchema(propertyNames) && propertyNames.enum ? propertyNames.enum.map(String) : []
  return Object.fromEntries([
    ...keys.map((key) => [key, inner(additionalProperties)]),
    ...Object.entries(properties ?? {}).map(([key, each]) => [key, inner(each, key)]),
  ])
}

/** The shortest, longest, least and greatest values of a place. */
export function extremesOf({ type, maxLength = 1000, minimum = 0, maximum = 0 }: Json): unknown[] {
  if (type === 'string') return ['', 'x'.repeat(Math.min(maxLength, LONGEST))]
  return type === 'number' || type === 'integer' ? [minimum, maximum] : []
}

/** Characters; files may be longer. */
const LONGEST = 20_000

/** Texts are checked against their patterns instead, lists by what is in them. */
function isOfType(value: unknown, type: Json['type']): boolean {
  if (type === 'integer') return typeof value === 'number'
  return type === undefined || (type !== 'string' && typeof value === type)
}

function numberOf({ minimum = 0, maximum = 1 }: Json): number {
  return Math.min(maximum, Math.max(minimum, 1))
}

function textOf(schema: Json, meant: readonly unknown[] = []): string {
  const patterns = patternsOf(schema).map((pattern) => new RegExp(pattern, 'u'))
  const { format, minLength = 0, maxLength = Infinity } = schema
  if (format === 'uuid') return '4d0d4a5b-0000-4000-8000-000000000000'
  if (format === 'date-time') return new Date().toISOString()
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    text.length >= minLength &&
    text.length <= maxLength &&
    patterns.every((pattern) => pattern.test(text))
  const plain = format === 'date' ? dayAhead(20) : 'a'.repeat(Math.max(1, minLength))
  const found = [...meant, plain].find(fits)
  if (found !== undefined) return found
  const [pattern = /^$/] = patterns
  const [made = ''] = fc.sample(fc.stringMatching(pattern).filter(fits), { seed: 1, numRuns: 1 })
  return made
}

function patternsOf({ pattern, allOf = [] }: Json): string[] {
  const more = allOf.filter(isSchema).flatMap((each) => each.pattern ?? [])
  return pattern === undefined ? more : [pattern, ...more]
}

/** A copy with another value at a place of `leavesOf`; undefined where the sample has nothing. */
export function withValue(sample: unknown, place: string, value: unknown): unknown {
  const steps = place.split(/\.|(?=\[\])/).filter((step) => step !== '')
  const [step, ...rest] = steps
  if (step === undefined) return value
  const key = step === '[]' ? '0' : step
  if (typeof sample !== 'object' || sample === null || !(key in sample)) return undefined
  const inner = withValue((sample as Record<string, unknown>)[key], rest.join('.'), value)
  if (inner === undefined) return undefined
  return Array.isArray(sample) ? [inner, ...sample.slice(1)] : { ...sample, [key]: inner }
}

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}
