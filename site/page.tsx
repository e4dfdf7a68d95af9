import { type ComponentType, Suspense } from 'react'
import { type LoaderFunctionArgs, type RouteObject, data } from 'react-router'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { prefetchData, takePrefetchedData } from './prefetch-data.ts'
import { environmentContext, type PageEnvironment } from './environment.ts'
import { useMessages } from './language/language.tsx'
import { lazyPage } from './lazy-page.tsx'

export interface PageHead {
  title: string
  description: string
}

export interface LoaderInput {
  params: Record<string, string | undefined>
  url: URL
}

type PageModule = () => Promise<{ default: ComponentType }>

const pageModules = import.meta.glob<{ default: ComponentType }>([
  '/site/routes/{home,philosophy,project-management,team}/*-page.tsx',
  '/features/{booking,calendar,catalog,inquiry,news,services}/site/**/*-page.tsx',
  '!/features/booking/site/{group,my-booking}/**',
  '!/features/inquiry/site/contact/contact-sent-page.tsx',
])

/** The others are listed in a file of their own: one more request there, fewer bytes everywhere else. */
function moduleOf(file: string): PageModule {
  return (
    pageModules[`/${file}-page.tsx`] ??
    (async () => (await import('./routes/rare-pages.ts')).loadRarePage(`/${file}-page.tsx`))
  )
}

interface PageDefinition<N extends Namespace, Data> {
  namespace: N
  /** Messages besides `common`. */
  shared?: readonly Namespace[]
  /** Path of its module, without `-page.tsx`. */
  file: string
  loader?: (environment: PageEnvironment, input: LoaderInput) => Promise<Data>
  status?: (data: Data) => number
  head?: (messages: Namespaces[N], data: Data) => PageHead
  /** Parameters that affect server rendering; part of the cache key. */
  query?: readonly string[]
  /** The only values that these parameters have: others count as left out, so that they cannot fill the cache. */
  queryValues?: readonly string[]
  /** `never`: private page. */
  cache?: 'shared' | 'never'
  /** Shows events: cached until the calendar changes or the next five-minute mark. */
  fresh?: 'five-minutes'
  /** `best`: near the size budget (220 KB), so the first visitor also needs the best compression. */
  compression?: 'quick' | 'best'
  /** Indexable and in the sitemap; private pages never are. */
  indexed: boolean | ((data: Data) => boolean)
  /** What a path with a parameter shows one of; the sitemap lists each. */
  items?: SitemapItems
  /** Of what the loader found and loaded, where that is not `namespace`. */
  namespaceOf?: (data: Data) => Namespace
}

export type SitemapItems = 'courses' | 'events' | 'news' | 'products' | 'team-events'

/** An indexed page with a parameter must say which items the sitemap lists, so its path must be a literal type. */
type PagePath<P extends string> = { path: P } & (string extends P
  ? { path: never }
  : P extends `${string}/:${string}`
    ? { items: SitemapItems } | { indexed: false }
    : { items?: never })

export interface PageHandle {
  namespace: Namespace
  namespaces: Namespace[]
  /** Source path, the key in the build manifest. */
  source: string
  preload: () => Promise<void>
  prefetch: (environment: PageEnvironment, input: LoaderInput) => void
  head: (messages: { meta: PageHead }, data: unknown) => PageHead
  query: readonly string[]
  queryValues?: readonly string[] | undefined
  cache: 'shared' | 'never'
  fresh?: 'five-minutes' | undefined
  compression?: 'quick' | 'best' | undefined
  indexed: (data: unknown) => boolean
  items?: SitemapItems | undefined
  namespaceOf: (data: unknown) => Namespace
  found: (data: unknown) => boolean
}

/** Code, messages and data load in parallel. */
export function page<N extends Namespace, Data, const P extends string>(
  definition: PagePath<P> & PageDefinition<N, Data>,
): RouteObject {
  const {
    path,
    namespace,
    shared = [],
    file,
    loader,
    status,
    head,
    query = [],
    queryValues,
    cache = 'shared',
    fresh,
    compression = 'quick',
    indexed,
    items,
    namespaceOf,
  } = definition
  const load = moduleOf(file)
  const { Page, preload } = lazyPage(load)
  const namespaces = [namespace, ...shared]
  const handle: PageHandle = {
    namespace,
    namespaces,
    source: `${file}-page.tsx`,
    preload,
    prefetch(environment, input) {
      preload().catch(() => {})
      environment.loadMessages(namespaces).catch(() => {})
      if (loader && cache === 'shared')
        prefetchData(environment.language, input.url, () => loader(environment, input))
    },
    head: (messages, loaded) => head?.(messages as Namespaces[N], loaded as Data) ?? messages.meta,
    query,
    queryValues,
    cache,
    fresh,
    compression,
    indexed: (loaded) =>
      cache === 'shared' && (typeof indexed === 'boolean' ? indexed : indexed(loaded as Data)),
    items,
    namespaceOf: (loaded) => namespaceOf?.(loaded as Data) ?? namespace,
    found: (loaded) => !loaded || status?.(loaded as Data) !== 404,
  }
  return {
    id: path,
    path,
    handle,
    loader: async ({ params, request, context }: LoaderFunctionArgs) => {
      const environment = context.get(environmentContext)
      const url = new URL(request.url)
      const [loaded] = await Promise.all([
        (arrivingAt(url, environment) as Promise<Data> | undefined) ?? loader?.(environment, { params, url }),
        environment.loadMessages(namespaces),
        // Errors surface in rendering. Awaited, to avoid a flash of the fallback.
        preload().catch(() => {}),
      ])
      return data(loaded ?? null, loaded && status ? { status: status(loaded) } : undefined)
    },
    element: (
      <Suspense key={path} fallback={<Loading />}>
        <Page />
      </Suspense>
    ),
  }
}

/** Not for the current page, whose reload must be fresh. */
function arrivingAt(url: URL, { language }: PageEnvironment): Promise<unknown> | undefined {
  if (import.meta.env.SSR) return undefined
  const { pathname, search } = window.location
  return pathname + search === url.pathname + url.search ? undefined : takePrefetchedData(language, url)
}

function Loading() {
  return (
    <p className="loading" role="status">
      {useMessages('common').loading}
    </p>
  )
}
