import { createHash } from 'node:crypto'
import type { MessageBundles } from '#app/language/language-store.ts'
import { fillFacts, namesFacts } from '#content/fill-facts.ts'
import { FACT_PAGES } from '#content/missing-facts.ts'
import { FIRST_PRICES } from '#content/first-prices.ts'
import type { Offer } from '#content/offer.ts'
import { FIRST_PEOPLE, type People, peopleIn } from '#content/people.ts'
import type { ServicePrices } from '#content/service-prices.ts'
import { findService, FIRST_SERVICES, type Services } from '#content/services.ts'
import { companyIn, factsIn } from '#content/shown-facts.ts'
import { toShown } from '#content/shown-services.ts'
import type { News } from '#features/news/collect-news.server.ts'
import { type FileText, fieldsOf, replaceTexts } from '#features/messages/message-field.ts'
import { findTextProblem } from '#features/messages/field-rules.ts'
import { applyLists, type ListOrders } from '#features/messages/lists/apply-lists.ts'
import type { ListOrder } from '#features/messages/lists/list-order.ts'
import { type ListShape, listShapes } from '#features/messages/lists/list-shape.ts'
import { type MessageFiles, rulesOfText, textAt } from '#features/messages/message-files.ts'
import { type ServiceFacts, toServices } from '#features/services/service-fact.ts'
import { type LegalContent, toLegalMessages } from '#features/messages/legal/legal-content.ts'
import type { LegalFacts } from '#features/messages/legal/legal-snapshot.ts'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#content/legal-document-ids.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { FIRST_LEGAL } from '../legal/legal-files.ts'
import { fileNews } from '../news/news-files.ts'
import { INITIAL_FACTS, type PublishedFacts } from './fact-sets.ts'
import { servicePicturesIn } from './service-pictures.ts'
import {
  addedServices,
  namespaceOf,
  pagesWith,
  serviceNames,
  sharedNamespaces,
  withServiceTexts,
} from './service-texts.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'

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
  /** As if the services that nobody offers yet were offered, for previews. */
  withDrafts(): SiteMessages
}

/** What is published with the texts; what browsers need of it is in their messages. */
export interface SiteFacts extends PublishedFacts {
  prices: ServicePrices
  people: People
  news: News
  /** Of `serviceFacts`, in their order. */
  services: Services
  legal: LegalFacts
}

/** Until the back office knows more. */
export const FIRST_FACTS: SiteFacts = {
  prices: FIRST_PRICES,
  people: FIRST_PEOPLE,
  news: fileNews,
  services: FIRST_SERVICES,
  ...INITIAL_FACTS,
  legal: FIRST_LEGAL,
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

type Trees = Record<Language, Record<string, unknown>>

const files = import.meta.glob<unknown>(['/content/*/*.ts', '/i18n/messages/??.ts'], {
  eager: true,
  import: 'default',
})

// Made once for each set of services.
const shownFacts = new WeakMap<Services, ServiceFacts>()
const writtenBy = new WeakMap<ServiceFacts, Trees>()
const filesBy = new WeakMap<ServiceFacts, MessageFiles>()

const written: Trees = perLanguage<Record<string, unknown>>(() => ({}))
for (const [file, content] of Object.entries(files)) {
  const [, folder, language] = /([\w-]+)\/(\w\w)\.ts$/.exec(file) ?? []
  if (folder && language) written[language as Language][folder === 'messages' ? 'common' : folder] = content
}

/** What facts add to the texts of a namespace, so that browsers find both in one version. */
const ADDED: Readonly<Record<string, (language: Language, facts: SiteFacts) => object>> = {
  common(language, facts) {
    const { name, qualifications } = peopleIn(language, facts.people).founder
    const services = toShown(facts.services)
    const servicePictures = services && servicePicturesIn(language, facts)
    return {
      prices: services ? pricesOfKnown(facts) : facts.prices,
      leader: { name, qualifications },
      company: companyIn(language, facts.company, facts.openingHours),
      ...(servicePictures && { servicePictures }),
      ...(services && { services, ...serviceNames(language, shownServiceFacts(facts)) }),
    }
  },
  'contact-sent': (language, { openingHours }) => ({ office: openingHours[language] }),
  evidence: (language, facts) => ({ shown: factsIn(language, facts, FACT_PAGES) }),
  legal: (_language, { company, processors }) => ({ told: { uid: company.uid, processors } }),
  team: (language, { people }) => ({ people: peopleIn(language, people) }),
  booking: addTermsVersion,
  'request-form': addTermsVersion,
  ...Object.fromEntries(
    LEGAL_DOCUMENTS.map((document) => [
      document,
      (language: Language, facts: SiteFacts) => addLegal(language, facts, document),
    ]),
  ),
}

function addTermsVersion(_language: Language, { legal }: SiteFacts): object {
  return { termsVersion: legal.terms.version }
}

/** The owners' sections in the place of the files'. */
function addLegal(language: Language, facts: SiteFacts, document: LegalDocumentId): object {
  const { version, day, content } = facts.legal[document]
  const own = content && fillFacts(language, toLegalMessages(content, language), facts)
  return { ...own, version, day }
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

/** What the files say, without what owners published. */
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
  const shown = shownServiceFacts(facts)
  const ofServices = [...addedServices(shown).map(namespaceOf), ...sharedNamespaces(shown)]
  for (const language of LANGUAGES) {
    const texts = byLanguage[language]
    const changed = new Set<string>([
      ...texts.keys(),
      ...orders.keys(),
      ...(facts === FIRST_FACTS ? [] : withFacts),
      ...ofServices,
    ])
    for (const namespace of changed)
      if (writtenWith(shown)[language][namespace])
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
      namesIn: (language) => serviceNames(language, shown),
    },
    files,
    withDrafts() {
      withDrafts ??= siteMessages(published, publication, offeringDrafts(facts))
      return withDrafts
    },
  }
}

/** Visitors get nothing of drafts. */
function pricesOfKnown({ prices, services }: SiteFacts): ServicePrices {
  return Object.fromEntries(Object.entries(prices).filter(([id]) => findService(services, id)))
}

function shownServiceFacts({ services, serviceFacts }: SiteFacts): ServiceFacts {
  const known = shownFacts.get(services)
  if (known) return known
  const shown = new Map([...serviceFacts].filter(([id]) => findService(services, id) !== undefined))
  shownFacts.set(services, shown)
  return shown
}

function offeringDrafts(facts: SiteFacts): SiteFacts {
  return {
    ...facts,
    services: toServices(facts.serviceFacts, facts.serviceOrder, true),
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
  const services = shownServiceFacts(facts)
  const worded = replaceTexts(writtenWith(services)[language][namespace], texts)
  const tree = orders ? applyLists(worded, filesWith(services).listsOf(namespace), orders, texts) : worded
  const full = fillFacts(language, tree, facts) as object
  const added = ADDED[namespace]?.(language, facts)
  return added ? { ...full, ...added } : full
}

/** The texts of the files, with those that services of owners begin with. */
function writtenWith(services: ServiceFacts): Trees {
  if (services.size === 0) return written
  const known = writtenBy.get(services)
  if (known) return known
  const trees: Trees = perLanguage((language) => ({
    ...withServiceTexts(written[language], language, services),
  }))
  writtenBy.set(services, trees)
  return trees
}

/** The defaults of all texts before facts are filled in, for editors. */
export function filesWith(services: ServiceFacts): MessageFiles {
  const known = filesBy.get(services)
  if (known) return known
  const trees = writtenWith(services)
  const fileTexts = new Map<string, ReadonlyMap<string, FileText>>()
  const fileLists = new Map<string, readonly ListShape[]>()
  const files: MessageFiles = {
    pages: pagesWith(services),
    textsOf(namespace) {
      const kept = fileTexts.get(namespace)
      if (kept) return kept
      const paths = perLanguage(
        (language) => new Map(fieldsOf(trees[language][namespace]).map(({ path, text }) => [path, text])),
      )
      const texts = new Map(
        [...paths.de.keys()].map((path) => [
          path,
          { path, texts: perLanguage((language) => paths[language].get(path) ?? '') },
        ]),
      )
      fileTexts.set(namespace, texts)
      return texts
    },
    listsOf(namespace) {
      const kept = fileLists.get(namespace)
      if (kept) return kept
      const lists = listShapes(namespace, trees.de[namespace], files.textsOf(namespace))
      fileLists.set(namespace, lists)
      return lists
    },
  }
  filesBy.set(services, files)
  return files
}

/** Some texts and lists of a language as their authors left them, the others as visitors read them. */
export function withTexts(
  site: SiteMessages,
  language: Language,
  texts: readonly { namespace: string; path: string; text: string }[],
  lists: readonly PublishedList[],
): SiteMessages {
  const changed = new Map<string, Map<string, string>>()
  const orders = ordersOf(lists)
  for (const { namespace, path, text } of texts)
    changed.set(namespace, (changed.get(namespace) ?? new Map<string, string>()).set(path, text))
  const changedTree = (asked: string, namespace: string) => {
    const replaced = asked === language ? changed.get(namespace) : undefined
    return (
      replaced && treeOf(language, namespace, site.facts, { texts: replaced, orders: orders.get(namespace) })
    )
  }
  return {
    ...site,
    of: (asked, namespaces) =>
      Object.fromEntries(
        namespaces.map((namespace) => [
          namespace,
          changedTree(asked, namespace) ?? site.of(asked, [namespace])[namespace],
        ]),
      ),
    find: (asked, namespace) => changedTree(asked, namespace) ?? site.find(asked, namespace),
  }
}

/** A legal document as its author left it, everything else as visitors read it. */
export function withLegal(
  site: SiteMessages,
  document: LegalDocumentId,
  content: LegalContent,
): SiteMessages {
  const legal = { ...site.facts.legal, [document]: { ...site.facts.legal[document], content } }
  const tree = (language: Language) => treeOf(language, document, { ...site.facts, legal }) as never
  return {
    ...site,
    of: (language, namespaces) => ({
      ...site.of(language, namespaces),
      ...(namespaces.includes(document) && { [document]: tree(language) }),
    }),
  }
}

/** By language, namespace and path. */
function usableTexts(
  published: readonly PublishedText[],
  files: MessageFiles,
): Record<Language, Map<string, Map<string, string>>> {
  const found = perLanguage(() => new Map<string, Map<string, string>>())
  for (const { namespace, path, language, value } of published) {
    const file = textAt(files, namespace, path)
    if (!file || findTextProblem(rulesOfText(file, language), value, language)) continue
    const texts = found[language].get(namespace) ?? new Map<string, string>()
    found[language].set(namespace, texts.set(path, value))
  }
  return found
}

function ordersOf(lists: readonly PublishedList[]): Map<string, Map<string, ListOrder>> {
  const orders = new Map<string, Map<string, ListOrder>>()
  for (const { namespace, path, keys } of lists)
    orders.set(namespace, (orders.get(namespace) ?? new Map<string, ListOrder>()).set(path, keys))
  return orders
}

function perLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { de: make('de'), en: make('en'), fr: make('fr'), it: make('it') }
}
