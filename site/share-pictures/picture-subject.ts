import type { PageEnvironment } from '#site/environment.ts'
import type { EventData } from '#features/calendar/site/event.loader.ts'
import { successorOf } from '#features/services/http/successor-of.ts'
import type { ArticleData } from '#features/news/site/news.loader.ts'
import type { ProductData } from '#features/catalog/site/product/product.loader.ts'
import { serviceNamespace } from '#features/services/content/service-namespace.ts'
import { isCourse, type Services } from '#features/services/content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { Product } from '#features/catalog/product.ts'
import { StoreError } from '#features/catalog/store-error.ts'
import type { NewsEntry } from '#features/news/news.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

export type PictureSubject =
  | { kind: 'page'; namespace: Namespace }
  | { kind: 'product'; product: Product }
  | { kind: 'news'; piece: NewsEntry }
  | { kind: 'event'; event: CalendarEvent }

export function subjectOfPage(namespace: Namespace, loaded: unknown): PictureSubject | undefined {
  if (namespace === 'product') {
    const data = loaded as ProductData
    return data.kind === 'found' ? { kind: 'product', product: data.product } : undefined
  }
  if (namespace === 'news' && isArticle(loaded))
    return loaded.kind === 'found' ? { kind: 'news', piece: loaded.article.piece } : undefined
  if (namespace === 'event') {
    const data = loaded as EventData
    return data.kind === 'event' ? { kind: 'event', event: data.event } : undefined
  }
  return { kind: 'page', namespace }
}

export function nameOfSubject(subject: PictureSubject): { kind: PictureSubject['kind']; name: string } {
  switch (subject.kind) {
    case 'page':
      return { kind: 'page', name: subject.namespace }
    case 'product':
      return { kind: 'product', name: subject.product.id }
    case 'news':
      return { kind: 'news', name: subject.piece.slug }
    case 'event':
      return { kind: 'event', name: subject.event.id }
  }
}

/** The page of a retired service has the picture of what its address leads to. */
export async function findSubject(
  { store, findArticle, findEvent, language }: PageEnvironment,
  site: SiteMessages,
  kind: string,
  name: string,
): Promise<PictureSubject | undefined> {
  if (kind === 'page') {
    const namespace = successorNamespace(name, site.facts.services) ?? name
    return site.find(language, namespace) ? { kind, namespace: namespace as Namespace } : undefined
  }
  if (kind === 'news') {
    const article = await findArticle(name)
    return article && { kind, piece: article.piece }
  }
  if (kind === 'event') {
    const event = await findEvent(name)
    return event && { kind, event }
  }
  if (kind !== 'product') return undefined
  try {
    return { kind, product: await store.getProduct(name) }
  } catch (error) {
    if (error instanceof StoreError && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}

function successorNamespace(namespace: string, services: Services): Namespace | undefined {
  const retired = services.retired.find((each) => serviceNamespace(each) === namespace)
  const successor = retired && successorOf(services, retired.id)
  if (!successor) return undefined
  if (successor.service) return serviceNamespace(successor.service)
  return isCourse(retired) ? 'survival-training' : 'team-events'
}

function isArticle(loaded: unknown): loaded is ArticleData {
  return typeof loaded === 'object' && loaded !== null && 'kind' in loaded
}
