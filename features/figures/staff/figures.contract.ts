import { contract, file, get } from '#kit/contract.ts'
import { choice, count, optional } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'
import { FIGURE_TABLES, type Figures, FIRST_YEAR, LAST_YEAR } from '../figures.ts'

/** By default the current one. */
const year = optional(count(FIRST_YEAR, LAST_YEAR))

/** What a year brought, for owners: on the screen, and each table as a file. */
export const figures = contract(
  { permission: 'figures', refusals: refusals({}) },
  {
    read: get('/figures', { year }).answers<Figures>(),
    csv: file('/figures.csv', { year, table: choice(FIGURE_TABLES) }),
  },
)
