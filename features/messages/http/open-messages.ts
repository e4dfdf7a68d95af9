import { readPublishedFacts } from '#features/facts/read-facts.server.ts'
import { readPublished } from '#features/messages/messages-repository.server.ts'
import { readPublishedLegal } from '#features/messages/legal/versions-repository.server.ts'
import { mergeNews } from '#features/news/merge-news.server.ts'
import { readPublishedNews } from '#features/news/staff/edit-news.server.ts'
import { inOrder, type People } from '#features/company/content/people.ts'
import { readPublishedPeople } from '#features/people/people.server.ts'
import { readPublishedPrices } from '#features/services/service-prices-repository.server.ts'
import { listServices, toServices } from '#features/services/service-fact.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Notifications } from '#platform/database/notifications.ts'
import { INITIAL_FACTS, combineFacts } from './fact-sets.ts'
import { FIRST_LEGAL, legalFilesWith } from './legal-files.ts'
import { FILE_MESSAGES, filesVersion, type SiteMessages, siteMessages } from './site-messages.ts'
import { FIRST_FACTS, type SiteFacts } from './site-facts.ts'

/** A tab that has stayed open for more publications gets the present texts. */
const KEPT_VERSIONS = 20
const RETRY_MS = 1000

export interface MessageSource {
  /** What visitors read now. Take it once for each answer, so that no answer mixes two versions. */
  current(): SiteMessages
  /** As a page that is open has them; undefined for versions of another build. */
  at(version: string): Promise<SiteMessages | undefined>
  onChange(listener: () => void): void
  /** Reads what was published, so that `current` shows it. A failure is reported and corrected in the background. */
  reload(): Promise<void>
}

/** The files' texts alone, for tests and drawings. */
export const fileMessageSource: MessageSource = {
  current: () => FILE_MESSAGES,
  at: async (version) => (version === filesVersion ? FILE_MESSAGES : undefined),
  onChange() {},
  reload: async () => {},
}

/** Follows the publications of all processes. Rejects when the database cannot be read. */
export async function openMessages(
  db: Database,
  notifications: Notifications,
  onFailure: (error: unknown) => void,
): Promise<MessageSource> {
  const listeners: (() => void)[] = []
  const earlier = new Map<string, SiteMessages>([[filesVersion, FILE_MESSAGES]])
  let current = FILE_MESSAGES
  let loading: Promise<void> | undefined
  let again = false
  let retry: NodeJS.Timeout | undefined

  async function read(upTo?: number): Promise<SiteMessages> {
    return db.transaction(
      async (tx) => {
        const { publication, texts, lists } = await readPublished(tx, upTo)
        const facts = await readFacts(tx, upTo)
        const usable = texts.flatMap(({ value, ...place }) =>
          value === null || !LANGUAGES.includes(place.language) ? [] : [{ ...place, value }],
        )
        return siteMessages(usable, upTo ?? publication, facts, lists)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  }

  /** A publication during a read is read after it. */
  function load(): Promise<void> {
    again = true
    loading ??= (async () => {
      while (again) {
        again = false
        const next = await read()
        if (next.version === current.version) continue
        keep(current)
        current = next
        for (const listener of listeners) listener()
      }
    })().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function reload(): Promise<void> {
    try {
      await load()
    } catch (error) {
      onFailure(error)
      retry ??= setTimeout(() => {
        retry = undefined
        void reload()
      }, RETRY_MS).unref()
    }
  }

  function keep(messages: SiteMessages): void {
    earlier.delete(messages.version)
    earlier.set(messages.version, messages)
    for (const oldest of earlier.keys()) {
      if (earlier.size <= KEPT_VERSIONS + 1) break
      earlier.delete(oldest)
    }
  }

  const onPublished = () => void reload()
  await notifications.listen('messages_published', onPublished, onPublished)
  await load()
  return {
    current: () => current,
    async at(version) {
      const publication = publicationOf(version)
      if (publication === undefined) return undefined
      // Another process was notified first.
      if (publication > (publicationOf(current.version) ?? 0)) await reload()
      if (version === current.version) return current
      const kept = earlier.get(version)
      const behind = (publicationOf(current.version) ?? 0) - publication
      if (kept || behind < 0 || behind > KEPT_VERSIONS) return kept
      const rebuilt = publication === 0 ? FILE_MESSAGES : await read(publication)
      keep(rebuilt)
      return rebuilt
    },
    onChange: (listener) => void listeners.push(listener),
    reload,
  }
}

/** The very `FIRST_FACTS` when nothing was changed. */
async function readFacts(tx: Transaction, upTo?: number): Promise<SiteFacts> {
  const facts = combineFacts(await readPublishedFacts(tx, upTo))
  const services = toServices(facts.serviceFacts, facts.serviceOrder)
  const known = listServices(facts.serviceFacts, facts.serviceOrder).map(({ service }) => service)
  const prices = await readPublishedPrices(tx, known, upTo)
  const people = arrange(await readPublishedPeople(tx, upTo), facts.teamOrder)
  const pieces = await readPublishedNews(tx, upTo)
  const legal = await readPublishedLegal(tx, legalFilesWith(facts.voucherYears), FIRST_LEGAL, upTo)
  const isFirst =
    prices === FIRST_FACTS.prices &&
    people === FIRST_FACTS.people &&
    facts === INITIAL_FACTS &&
    legal === FIRST_FACTS.legal &&
    pieces.length === 0
  return isFirst
    ? FIRST_FACTS
    : {
        ...FIRST_FACTS,
        ...facts,
        services,
        prices,
        people,
        legal,
        news: mergeNews(FIRST_FACTS.news, pieces, facts.pictures),
      }
}

function arrange(people: People, order: readonly string[]): People {
  return people.further.length === 0 ? people : { ...people, further: inOrder(people.further, order) }
}

const VERSION = /^([\w-]{10})(?:-(\d{1,9}))?$/

function publicationOf(version: string): number | undefined {
  const [, files, publication = '0'] = VERSION.exec(version) ?? []
  return files === filesVersion ? Number(publication) : undefined
}
