import { z } from 'zod'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { LIST_CURSOR } from '#kernel/list-page.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import { type Field, type Fields, WHOLE } from './fields.ts'

/** Schemas of the fields of kind `json`, by name. */
export type Documents = Readonly<Record<string, z.core.$ZodType>>

/**
 * The schema of an endpoint's fields, by their names on the wire.
 * @param source of a query every value comes as text
 */
export function schemaOf(
  fields: Fields,
  source: 'body' | 'query',
  documents: Documents = {},
): z.ZodType<{ [name: string]: unknown }> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const schema = field.kind === 'json' ? documents[name] : plain(field, source)
    if (!schema) throw new Error(`The document ${name} has no schema`)
    return [field.wire ?? name, completed(field, schema)] as const
  })
  const [[wire, schema] = []] = shape
  if (wire === WHOLE && schema)
    return z.pipe(
      schema,
      z.transform((value) => ({ [WHOLE]: value })),
    )
  const dependent = Object.entries(fields).filter(([, { fits }]) => fits)
  return dependent.reduce(
    (schema, [name, { fits }]) =>
      schema.refine((values) => values[name] === undefined || (fits?.(values) ?? true), { path: [name] }),
    z.object(Object.fromEntries(shape)),
  )
}

function completed(field: Field, plainSchema: z.core.$ZodType): z.core.$ZodType {
  const schema = field.nullable ? z.nullable(plainSchema) : plainSchema
  if (field.fallback !== undefined) return z._default(schema, field.fallback)
  return field.optional ? z.optional(schema) : schema
}

function plain(
  { kind, most = Number.MAX_SAFE_INTEGER, least = 0, last = '9999', choices = [] }: Field,
  source: 'body' | 'query',
): z.ZodType {
  switch (kind) {
    case 'line':
      return z.string().overwrite(plainLine).max(most).regex(SINGLE_LINE).min(Number(least))
    case 'text':
      return z.string().overwrite(plainText).max(most).regex(MULTI_LINE).min(Number(least))
    case 'texts': {
      const line = plain({ kind: 'line', most, least }, source)
      return z.object({ de: line, en: line, fr: line, it: line })
    }
    case 'picture':
      return z.string().regex(/^[\w-]{1,60}$/)
    case 'email':
      return z.string().trim().max(most).regex(EMAIL_ADDRESS)
    case 'day':
      // There is no year 0, though ISO 8601 has one.
      return z.iso.date().refine((day) => day >= '0001' && day >= String(least) && day <= last)
    case 'choice':
      return z.enum(choices as [string, ...string[]])
    case 'cents':
    case 'count': {
      const count = z.int().min(Number(least)).max(most)
      return source === 'body'
        ? count
        : z
            .string()
            .regex(/^-?\d{1,15}$/)
            .transform(Number)
            .pipe(count)
    }
    case 'flag':
      return source === 'body' ? z.boolean() : z.stringbool({ truthy: ['true'], falsy: ['false'] })
    case 'uuid':
      return z.uuid()
    case 'key':
      return z.string().regex(/^[0-9a-f]{32}$/)
    case 'cursor':
      return z.string().regex(LIST_CURSOR)
    case 'json':
      throw new Error('A document has a schema of its own')
  }
}
