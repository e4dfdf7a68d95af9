import type { z } from 'zod'
import { type AccountResult, refuseAccount } from '#features/account/account-refusal.ts'
import { accept } from '#kernel/result.ts'

/** The refusal names the first invalid field. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): AccountResult<z.output<Schema>> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return accept(parsed.data)
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.')
  const isAddress = place === 'email' || place === 'new_email'
  return refuseAccount(
    'validation_failed',
    isAddress ? 'Unable to validate email address: invalid format' : `${place || 'body'}: ${issue?.message}`,
  )
}
