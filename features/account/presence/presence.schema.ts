import { z } from 'zod'

/** Presence report of one tab of the back office. */
export const presenceSchema = z.object({
  tab: z.uuid(),
  /** As in the address: `texts=home`. Null: the tab leaves. */
  place: z.string().min(1).max(200).nullable(),
  part: z.string().max(300).nullable(),
})
