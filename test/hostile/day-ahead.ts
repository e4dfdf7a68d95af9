import { swissTime } from '#i18n/format-date.ts'

const DAY_MS = 86_400_000

/** Swiss calendar day, `YYYY-MM-DD`, that many days from now. */
export const dayAhead = (days: number) => swissTime(new Date(Date.now() + days * DAY_MS)).day
