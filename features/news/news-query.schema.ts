import { z } from 'zod'

/** What an address may ask of the list. */
export const newsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})
