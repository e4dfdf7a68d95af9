import { createHash } from 'node:crypto'
import type { MessageBundles } from '#site/language/language-store.ts'
import { fillFacts, namesFacts } from '#features/facts/content/fill-facts.ts'
import type { Offer } from '#features/services/content/offer.ts'
import { replaceTexts } from '#features/messages/message-field.ts'
import { findTextProblem } from '#features/messages/field-rules.ts'
import { applyLists, type ListOrders } from '#features/messages/lists/apply-lists.ts'
import type { ListOrder } from '#features/messages/lists/list-order.ts'
import { type MessageFiles, rulesOfText, textAt } from '#features/messages/message-files.ts'
import type { LegalContent } from '#features/messages/legal/legal-text.ts'
import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { LANGUAGES, type Language, perLanguage } from '#i18n/languages.ts'
import { addedServices, namespaceOf, serviceNames, sharedNamespaces } from './service-texts.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { ADDED } from './facts-in-texts.ts'
import { filesWith, type Trees, written, writtenWith } from './file-texts.ts'
import { FIRST_FACTS, offeringDrafts, publicServiceFacts, type SiteFacts } from './site-facts.ts'

/** All texts of one publication; never changes, so who keeps it reads one version. */
export interface SiteMessages {
  /** Part of the message URLs. */
  version: string
  facts: SiteFacts
  /** Throws for an unknown namespace. */
  of(language: Language, namespaces: readonly Namespace[]): MessageBundles
  /** For untrusted input; undefined when there is no such language or namespace. */
  find(language: string, namespace: string): unknown
  /** Services with names and prices, for what is no page. */
  offer: Offer
  /** For editors: drafts of services too. */
  files: MessageFiles
  /** With draft services shown as offered, for previews. */
  withDrafts(): SiteMessages
}

export interface PublishedText {
  namespace: string
  path: string
  language: Language
  value: string
}

/** Order and length of a list, in all languages. */
export interface PublishedList {
  namespace: string
  path: string
  keys: ListOrder
}

const filled: Trees = perLanguage<Record<string, unknown>>((language) =>
  Object.fromEntries(
    Object.keys(written[language]).map((namespace) => [namespace, treeOf(language, namespace, FIRST_FACTS)]),
  ),
)

/** What changes with the facts. */
const withFacts = Object.keys(written.de).filter(
  (namespace) =>
    Object.hasOwn(ADDED, namespace) || LANGUAGES.some((each) => namesFacts(written[each][namespace])),
)

/** Of the files that this build came with. */
export const filesVersion = createHash('sha256')
  .update(JSON.stringify(filled))
  .digest('base64url')
  .slice(0, 10)

/** The texts of the files, without published changes. */
export const FILE_MESSAGES: SiteMessages = siteMessages([], 0, FIRST_FACTS)

/**
 * The files' texts with the published ones above them, and the facts. A published text that its field does not allow (any more), for
 * example because a placeholder is new, is left out.
 */
export function siteMessages(
  published: readonly PublishedText[],
  publication: number,
  facts: SiteFacts,
  lists: readonly PublishedList[] = [],
): SiteMessages {
  const trees: Trees = perLanguage<Record<string, unknown>>((language) => ({ ...filled[language] }))
  const files = filesWith(facts.serviceFacts)
  const byLanguage = usableTexts(published, files)
  const orders = ordersOf(lists)
  const serviceFacts = publicServiceFacts(facts)
  const ofServices = [...addedServices(serviceFacts).map(namespaceOf), ...sharedNamespaces(serviceFacts)]
  for (const language of LANGUAGES) {
    const texts = byLanguage[language]
    const changed = new Set<string>([
      ...texts.keys(),
      ...orders.keys(),
      ...(facts === FIRST_FACTS ? [] : withFacts),
      ...ofServices,
    ])
    for (const namespace of changed)
      if (writtenWith(serviceFacts)[language][namespace])
        trees[language][namespace] = treeOf(language, namespace, facts, {
          texts: texts.get(namespace),
          orders: orders.get(namespace),
        })
  }
  let withDrafts: SiteMessages | undefined
  return {
    facts,
    version: publication === 0 ? filesVersion : `${filesVersion}-${publication}`,
    of: (language, namespaces) =>
      Object.fromEntries(
        namespaces.map((namespace) => {
          const found = trees[language][namespace]
          if (!found) throw new Error(`No messages for "${namespace}" in "${language}"`)
          return [namespace, found as Namespaces[Namespace]]
        }),
      ),
    find: (language, namespace) =>
      Object.hasOwn(trees, language) && Object.hasOwn(trees[language as Language], namespace)
        ? trees[language as Language][namespace]
        : undefined,
    offer: {
      services: facts.services,
      prices: facts.prices,
      voucherYears: facts.voucherYears,
      namesIn: (language) => serviceNames(language, serviceFacts),
    },
    files,
    withDrafts() {
      withDrafts ??= siteMessages(published, publication, offeringDrafts(facts))
      return withDrafts
    },
  }
}

interface Changes {
  /** By path. */
  texts?: ReadonlyMap<string, string> | undefined
  orders?: ListOrders | undefined
}

function treeOf(
  language: Language,
  namespace: string,
  facts: SiteFacts,
  { texts = new Map(), orders }: Changes = {},
): unknown {
  const services = publicServiceFacts(facts)
  const worded = replaceTexts(writtenWith(services)[language][namespace], texts)
  const tree = orders ? applyLists(worded, filesWith(services).listsOf(namespace), orders, texts) : worded
  const full = fillFacts(language, tree, facts) as object
  const added = ADDED[namespace]?.(language, facts)
  return added ? { ...full, ...added } : full
}

/** Some texts and lists of a language as their authors left them, the others as visitors read them. */
export function withTexts(
  site: SiteMessages,
  language: Language,
  texts: readonly { namespace: string; path: string; text: string }[],
  lists: readonly PublishedList[],
): SiteMessages {
  const changed = byPath(texts, ({ text }) => text)
  const orders = ordersOf(lists)
  return overlaid(site, (requested, namespace) => {
    const own = requested === language ? changed.get(namespace) : undefined
    return own && treeOf(language, namespace, site.facts, { texts: own, orders: orders.get(namespace) })
  })
}

/** A legal document as its author left it, everything else as visitors read it. */
export function withLegal(
  site: SiteMessages,
  document: LegalDocumentId,
  content: LegalContent,
): SiteMessages {
  const legal = { ...site.facts.legal, [document]: { ...site.facts.legal[document], content } }
  return overlaid(site, (language, namespace) =>
    namespace === document ? treeOf(language, document, { ...site.facts, legal }) : undefined,
  )
}

function overlaid(
  site: SiteMessages,
  treeAt: (language: Language, namespace: string) => unknown,
): SiteMessages {
  return {
    ...site,
    of: (language, namespaces) =>
      Object.fromEntries(
        namespaces.map((namespace) => [
          namespace,
          treeAt(language, namespace) ?? site.of(language, [namespace])[namespace],
        ]),
      ),
    find: (language, namespace) => treeAt(language as Language, namespace) ?? site.find(language, namespace),
  }
}

/** By namespace and path. */
function byPath<Row extends { namespace: string; path: string }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<string, Map<string, Value>> {
  const found = new Map<string, Map<string, Value>>()
  for (const row of rows) {
    const own = found.get(row.namespace) ?? new Map<string, Value>()
    found.set(row.namespace, own.set(row.path, valueOf(row)))
  }
  return found
}

function usableTexts(published: readonly PublishedText[], files: MessageFiles) {
  const usable = published.filter(({ namespace, path, language, value }) => {
    const file = textAt(files, namespace, path)
    return file && !findTextProblem(rulesOfText(file, language), value, language)
  })
  return perLanguage((language) =>
    byPath(
      usable.filter((row) => row.language === language),
      ({ value }) => value,
    ),
  )
}

function ordersOf(lists: readonly PublishedList[]) {
  return byPath(lists, ({ keys }) => keys)
}
