import { z } from 'zod'

/** By the id of a statement in `features/facts/content/unconfirmed.ts`: the owner confirms it. Null withdraws the confirmation. */
export const CONFIRMED_KIND = { name: 'confirmed', schema: z.literal(true) }
