import { z } from 'zod'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'

/** The refusal names the first invalid field. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): StorageResult<z.output<Schema>> {
  const parsed = schema.safeParse(input ?? {})
  if (parsed.success) return accept(parsed.data)
  const [issue] = parsed.error.issues
  return refuseStorage('InvalidRequest', `${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}

/** Null counts as absent. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value ?? undefined, schema.optional())

/** Whole number; empty counts as absent, more than `most` as `most`. */
export const count = (standard: number, least: number, most: number) =>
  z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? standard : value),
    z.coerce
      .number()
      .min(least)
      .refine(Number.isInteger, 'must be a whole number')
      .transform((value) => Math.min(value, most)),
  )

/** Texts that PostgreSQL can store and compare. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0'), 'must not contain a null character')
