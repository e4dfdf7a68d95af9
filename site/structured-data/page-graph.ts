import type { BreadcrumbList, FAQPage, Graph, NewsArticle, Offer, Product as ProductNode } from 'schema-dts'
import { fromChangedServices } from '#features/services/content/changed-services.ts'
import { BRAND } from '#features/company/content/company.ts'
import { paths } from '#content/paths.ts'
import { courseNamespace, teamEventNamespace } from '#features/services/content/service-namespace.ts'
import { pricedServices } from '#features/services/content/service-prices.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import { variantAvailability } from '#features/catalog/shop-listing.ts'
import type { ProductData } from '#features/catalog/site/product/product.loader.ts'
import type { NewsEntry } from '#features/news/news.ts'
import type { ArticleData } from '#features/news/site/news.loader.ts'
import { questionsOfPage, voucherQuestions } from '#features/questions/http/questions-of-page.ts'
import { type AnchoredQuestion, plainAnswer } from '#features/questions/questions.ts'
import { HTML_LANG } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { companyNode, companyReference, websiteNode } from './company-node.ts'
import { eventNode } from '#features/calendar/http/event-node.ts'
import { plainAmount } from './price.ts'
import {
  courseNode,
  overviewNode,
  projectManagementNode,
  teamEventNode,
} from '#features/services/http/service-nodes.ts'
import type { StructuredNode, StructuredPage } from './structured-page.ts'

function productNode(page: StructuredPage, product: Product): Exclude<ProductNode, string> {
  const { canonical, image } = page
  const [first] = product.variants
  const offers = product.variants.map((variant) => offerOf(page, product, variant))
  return {
    '@type': 'Product',
    '@id': `${canonical}#product`,
    name: product.title,
    description: product.description.replace(/\s+/g, ' '),
    url: canonical,
    ...(image && { image }),
    ...(product.variants.length === 1 && first?.sku && { sku: first.sku }),
    brand: { '@type': 'Brand', name: BRAND },
    ...(offers.length > 0 && { offers }),
  }
}

function offerOf({ origin, canonical }: StructuredPage, product: Product, variant: Variant): Offer {
  const { state } = variantAvailability(product, variant)
  return {
    '@type': 'Offer',
    ...(product.variants.length > 1 && { name: variant.title, ...(variant.sku && { sku: variant.sku }) }),
    url: canonical,
    price: plainAmount(effectivePriceInCents(variant)),
    priceCurrency: variant.currency.toUpperCase(),
    availability: AVAILABILITY[state],
    itemCondition: 'https://schema.org/NewCondition',
    seller: companyReference(origin),
    ...(product.type.value === 'physical' && { shippingDetails: INCLUDED }),
  }
}

const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  sold_out: 'https://schema.org/OutOfStock',
  not_purchasable: 'https://schema.org/OutOfStock',
} as const

/** Prices include shipping; goods go to Switzerland and Liechtenstein (ADR-004). */
const INCLUDED = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'CHF' },
  shippingDestination: [
    { '@type': 'DefinedRegion', addressCountry: 'CH' },
    { '@type': 'DefinedRegion', addressCountry: 'LI' },
  ],
} as const

/** States only what the page shows. Served documents only: client-side navigation removes it. */
export function pageGraph(page: StructuredPage): Graph {
  const path = breadcrumbs(page)
  const questions = questionsNode(page)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(NODES[page.namespace]?.(page) ?? serviceNodes(page)),
      ...(questions ? [questions] : []),
      ...(path ? [path] : []),
    ],
  }
}

/** Escapes `<`, so that it cannot close its `<script>`. */
export function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

const NODES: Partial<Record<Namespace, (page: StructuredPage) => StructuredNode[]>> = {
  home: (page) => [websiteNode(page), companyNode(page)],
  contact: (page) => [companyNode(page)],
  'project-management': (page) => [projectManagementNode(page)],
  'survival-training': (page) => [overviewNode(page, 'survival')],
  'team-events': (page) => [overviewNode(page, 'team-events')],
  calendar: (page) => eventsOf(page.loaded).map((event) => eventNode(page, event)),
  event: (page) => eventsOf(page.loaded).map((event) => eventNode(page, event)),
  product: (page) => {
    const data = page.loaded as ProductData
    return data.kind === 'found' ? [productNode(page, data.product)] : []
  },
  news: (page) => {
    const data = page.loaded as Partial<ArticleData>
    return data.kind === 'found' && data.article ? [articleNode(page, data.article.piece)] : []
  },
}

function serviceNodes(page: StructuredPage): StructuredNode[] {
  const { courses, teamEvents } = pricedServices(
    fromChangedServices(page.common.services),
    page.common.prices,
  )
  const course = courses.find(({ id }) => page.namespace === courseNamespace(id))
  if (course) return [courseNode(page, course, eventsOf(page.loaded))]
  const event = teamEvents.find(({ id }) => page.namespace === teamEventNamespace(id))
  if (!event) return []
  return [teamEventNode(page, event), ...eventsOf(page.loaded).map((date) => eventNode(page, date))]
}

function eventsOf(loaded: unknown): CalendarEvent[] {
  const { events, event } = (loaded ?? {}) as { events?: CalendarEvent[]; event?: CalendarEvent }
  return [...(events ?? []), ...(event ? [event] : [])]
}

function articleNode(
  { origin, canonical, language, image }: StructuredPage,
  { title, lead, date }: NewsEntry,
): Exclude<NewsArticle, string> {
  return {
    '@type': 'NewsArticle',
    '@id': `${canonical}#article`,
    headline: title,
    description: lead,
    datePublished: date,
    inLanguage: HTML_LANG[language],
    mainEntityOfPage: canonical,
    ...(image && { image }),
    author: companyReference(origin),
    publisher: companyReference(origin),
  }
}

/** From the home page to this one; undefined on the home page. */
function breadcrumbs(page: StructuredPage): Exclude<BreadcrumbList, string> | undefined {
  const { origin, path, language, common, name, newsName } = page
  if (path === paths.home) return undefined
  const parents: { path: string; name: string }[] = [
    { path: paths.projectManagement, name: common.nav.projectManagement },
    { path: paths.survivalTraining, name: common.nav.survivalTraining },
    { path: paths.teamEvents, name: common.nav.teamEvents },
    { path: paths.shop, name: common.nav.shop },
    { path: paths.calendar, name: common.nav.calendar },
    { path: paths.news, name: newsName },
  ]
  const below = path.replace(/^\/product\//, `${paths.shop}/`)
  const parent = parents.find((each) => below.startsWith(`${each.path}/`))
  const steps = [{ path: paths.home, name: common.nav.home }, ...(parent ? [parent] : []), { path, name }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${origin}${step.path}?lng=${language}`,
    })),
  }
}

/** Undefined on pages without questions. */
function questionsNode(page: StructuredPage): Exclude<FAQPage, string> | undefined {
  const questions = visibleQuestions(page)
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    '@id': `${page.canonical}#fragen`,
    mainEntity: questions.map((each) => ({
      '@type': 'Question',
      name: each.question,
      url: `${page.canonical}#${each.anchor}`,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(each) },
    })),
  }
}

function visibleQuestions({ language, namespace, loaded, site }: StructuredPage): AnchoredQuestion[] {
  if (namespace !== 'product') return questionsOfPage(language, namespace, site)
  const data = loaded as ProductData
  return data.kind === 'found' && data.product.type.value.startsWith('voucher')
    ? voucherQuestions(language, site)
    : []
}
