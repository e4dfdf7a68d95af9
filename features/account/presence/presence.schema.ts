import { z } from 'zod'
import { SINGLE_LINE } from '#kernel/written-text.ts'

/** Presence report of one tab of the back office. */
export const presenceSchema = z.object({
  tab: z.uuid(),
  /** As in the address: `texts=home`. Null: the tab leaves. */
  place: z.string().min(1).max(200).regex(SINGLE_LINE).nullable(),
  part: z.string().max(300).regex(SINGLE_LINE).nullable(),
})
