import { z } from 'zod'
import { MOST_FURTHER } from '#features/company/content/people.ts'

/** The further people of the team page, by id, in their order. */
export const TEAM_ORDER = {
  name: 'team-order',
  schema: z.array(z.string().regex(/^p-[0-9a-f]{12}$/)).max(MOST_FURTHER),
}
