import { z } from 'zod'

/** What a tab of the back office tells of itself. */
export const presenceSchema = z.object({
  tab: z.uuid(),
  /** As in the address: `texts=home`. Null: the tab leaves. */
  place: z.string().min(1).max(200).nullable(),
  part: z.string().max(300).nullable(),
})
