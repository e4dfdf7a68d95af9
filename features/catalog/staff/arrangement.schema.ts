import { z } from 'zod'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { type Arrangement, MOST_COLLECTIONS, MOST_PRODUCTS } from './arrangement.ts'
import { inSome } from './product-document.schema.ts'

const MAX_TITLE = 80
const id = z.string().max(64)
const ids = z
  .array(id)
  .max(MOST_PRODUCTS)
  .refine((list) => new Set(list).size === list.length)
  .readonly()
const line = z.string().overwrite(plainLine).max(MAX_TITLE).regex(SINGLE_LINE)

export const arrangementSchema = z.object({
  order: ids,
  collections: z
    .array(
      z.object({
        id,
        title: inSome(line).refine((texts) => 'de' in texts),
        products: ids,
      }),
    )
    .max(MOST_COLLECTIONS)
    .readonly(),
}) satisfies z.ZodType<Arrangement>
