import { asAttachment } from '#platform/http/content-disposition.ts'
import { z } from 'zod'
import { FIGURE_TABLES, FIRST_YEAR, LAST_YEAR } from '#features/figures/figures.ts'
import type { Language } from '#i18n/languages.ts'
import { readFigures } from '../../figures/read-figures.ts'
import { figureRows } from '../../figures/figure-rows.ts'
import { FILE_MESSAGES } from '../../messages/site-messages.ts'
import { readKnownServices } from '../../services/read-services.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { writeCsv } from '#kit/write-csv.server.ts'

const query = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/)
    .transform(Number)
    .pipe(z.int().min(FIRST_YEAR).max(LAST_YEAR))
    .optional(),
})
const fileQuery = query.extend({ table: z.enum(FIGURE_TABLES) })

/** What a year brought, for owners: on the screen, and each table as a file. */
export function figuresEndpoint(route: StaffRoute, { db, clock, messages }: StaffDeps): void {
  route('GET', '/figures', 'figures', 'none', query, ({ query: { year }, language }) => read(year, language))

  route(
    'GET',
    '/figures.csv',
    'figures',
    'none',
    fileQuery,
    async ({ query: { year, table }, language, reply }) => {
      const figures = await read(year, language)
      const { 'staff-figures': texts } = FILE_MESSAGES.of(language, ['staff-figures'])
      if (!texts) throw new Error(`No messages for the staff in "${language}"`)
      const name = `${texts.files[table]}-${table === 'liability' ? figures.today : figures.year}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', asAttachment(name))
        .send(writeCsv(figureRows(figures, table, texts, language)))
    },
  )

  async function read(year: number | undefined, language: Language) {
    const services = (await readKnownServices(db)).map(({ id }) => id)
    const names = messages.current().offer.namesIn(language)
    return readFigures(db, { year, now: clock(), names, services })
  }
}
