import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import { CSV } from '#kit/csv.server.ts'
import { serve } from '#kit/serve.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import { figureRows } from './figure-rows.server.ts'
import { readFigures } from './read-figures.server.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { readKnownServices } from '#features/services/http/read-services.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { figures } from './figures.contract.ts'

export const serveFigures = serve(figures)<StaffDeps>(({ db, messages }) => {
  async function read(year: number | undefined, now: Date, language: Language) {
    const services = (await readKnownServices(db)).map(({ id }) => id)
    return readFigures(db, { year, now, names: messages.current().offer.namesIn(language), services })
  }
  return {
    read: async ({ input: { year }, now, language }) => accept(await read(year, now, language)),
    csv: async ({ input: { year, table }, now, language }) => {
      const found = await read(year, now, language)
      const { 'staff-figures': texts } = FILE_MESSAGES.of(language, ['staff-figures'])
      if (!texts) throw new Error(`No messages for the staff in "${language}"`)
      return accept({
        name: `${texts.files[table]}-${table === 'liability' ? found.today : found.year}.csv`,
        type: CSV,
        content: Buffer.from(writeCsv(figureRows(found, table, texts, language))),
      })
    },
  }
})
