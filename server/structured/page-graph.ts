import type { Graph } from 'schema-dts'
import type { ArticleData } from '#features/news/site/news.loader.ts'
import type { ProductData } from '#features/catalog/site/product/product.loader.ts'
import { courseNamespace, teamEventNamespace } from '#content/service-namespace.ts'
import { pricedServices } from '#content/service-prices.ts'
import { fromChangedServices } from '#content/changed-services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { articleNode } from './article-node.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { companyNode, websiteNode } from './company-node.ts'
import { eventNode } from './event-node.ts'
import { productNode } from './product-node.ts'
import { questionsNode } from './questions-node.ts'
import { courseNode, overviewNode, projectManagementNode, teamEventNode } from './service-nodes.ts'
import type { StructuredNode, StructuredPage } from './structured-page.ts'

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
