import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import { messagePublications, messageRevisions } from '#features/messages/messages.tables.server.ts'
import type { NewService } from '#features/services/change-service.ts'
import { servicePrices } from '#features/services/service-prices.tables.server.ts'
import type { Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { openNotifications } from '#platform/database/notifications.ts'
import { openMessages } from '#features/messages/http/open-messages.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import {
  addService,
  changeService,
  offerService,
  orderServices,
  removeDraft,
  retireService,
} from '#features/services/staff/change-services.server.ts'
import { listStaffServices } from '#features/services/staff/list-staff-services.server.ts'
import type { TestDatabase } from '../test-database.ts'

export const AUTHOR = '5f6f0e0a-5b3f-4a30-9e3c-1f8f6b3d2c11'

const [, , , SHELTER] = TEAM_EVENTS
const { id: _shelter, ...SHELTER_FACTS } = SHELTER
/** A team event that the files do not have. */
export const TENTH: NewService = {
  id: 'schneeschuh-tag',
  like: 'shelter-bau',
  names: {
    de: 'Schneeschuh-Tag',
    en: 'Schneeschuh-Tag (Snowshoe Day)',
    fr: 'Schneeschuh-Tag (Journée en raquettes)',
    it: 'Schneeschuh-Tag (Giornata con le ciaspole)',
  },
  picture: 'orientierungspunkt',
  facts: { ...SHELTER_FACTS, flatUpTo: 10, brackets: [{ upTo: 18 }] },
  cents: [1900_00, 180_00],
}

const [AUFBRUCH] = SURVIVAL_COURSES
const { id: _aufbruch, ...COURSE_FACTS } = AUFBRUCH
/** A course that the files do not have. */
export const ADDED_COURSE: NewService = {
  id: 'winterspur',
  like: 'aufbruch',
  names: {
    de: 'Winterspur',
    en: 'Winterspur (Winter Track)',
    fr: 'Winterspur (Trace d’hiver)',
    it: 'Winterspur (Traccia d’inverno)',
  },
  picture: 'klarer-kompass',
  facts: { ...COURSE_FACTS, minimumAge: 17 },
  cents: [240_00],
}

export type ServiceScene = Awaited<ReturnType<typeof openServiceScene>>

/** What owners do with services, and what the site tells then. */
export async function openServiceScene(test: TestDatabase, clock: () => Date) {
  const { database, connectionString } = test
  const deps = { clock, ...publishing('services') }
  const notifications = await openNotifications({ connectionString, name: 'services' })
  const messages = await openMessages(database, notifications, (error) => {
    throw error
  })

  async function run<Value, Refusal>(
    change: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Value> {
    const done = await database.transaction(change)
    if (!done.ok) throw new Error(JSON.stringify(done.refusal))
    await messages.reload()
    return done.value
  }

  const staffView = () => listStaffServices(database, clock(), async () => new Map())
  async function seenOf(id: string): Promise<number> {
    return (await staffView()).services.find((each) => each.id === id)?.revision ?? 0
  }

  return {
    messages,
    run,
    staffView,
    seenOf,
    add: (input: Partial<NewService> = {}) =>
      run((tx) => addService(tx, deps, { ...TENTH, ...input }, AUTHOR)),
    async offer(id: string) {
      const seen = await seenOf(id)
      return run((tx) => offerService(tx, deps, { id, seen }, AUTHOR))
    },
    async retire(id: string, leadsTo: string | null) {
      const seen = await seenOf(id)
      return run((tx) => retireService(tx, deps, { id, leadsTo, seen }, AUTHOR))
    },
    change: (id: string, input: Parameters<typeof changeService>[3]) =>
      run((tx) => changeService(tx, deps, id, input, AUTHOR)),
    async remove(id: string) {
      const seen = await seenOf(id)
      return run((tx) => removeDraft(tx, deps, { id, seen }, AUTHOR))
    },
    order: (input: Parameters<typeof orderServices>[2]) =>
      run((tx) => orderServices(tx, deps, input, AUTHOR)),
    /** As it is before owners change anything. */
    async forget() {
      for (const table of [factRevisions, servicePrices, messageRevisions]) await database.delete(table)
      await database
        .insert(messagePublications)
        .values({ page: 'x', language: 'de', authorId: AUTHOR, at: clock() })
      await messages.reload()
    },
    close: () => notifications.close(),
  }
}
