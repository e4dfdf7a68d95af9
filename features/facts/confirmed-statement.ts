import { z } from 'zod'

/** By the id of a statement in `content/unconfirmed.ts`: the owner says that it is right. Null takes that back. */
export const CONFIRMED_KIND = { name: 'confirmed', schema: z.literal(true) }
