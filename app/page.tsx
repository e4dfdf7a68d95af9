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

/** Every page's code, each in a chunk of its own. */
const pageModules = import.meta.glob<{ default: ComponentType }>([
  './routes/**/*-page.tsx',
  '!./routes/public/dev/**',
])

interface PageDefinition<N extends Namespace, Data> {
  path: string
  namespace: N
  /** Words that it shares with other pages, besides `common`. */
  shared?: readonly Namespace[]
  /** The page's module below `app/routes`, without `-page.tsx`. */
  file: string
  loader?: (environment: PageEnvironment, input: LoaderInput) => Promise<Data>
  /** Status of an answer with this data, 200 unless told. */
  status?: (data: Data) => number
  /** Title and description when they depend on the data; else the words' own `meta`. */
  head?: (words: Namespaces[N], data: Data) => PageHead
  /** Query parameters that change what the server renders; all others share one cached page. */
  query?: readonly string[]
  /** `never`: the page shows something private. */
  cache?: 'shared' | 'never'
  /** The page shows events: kept until the calendar changes or the next five minutes of the clock begin. */
  fresh?: 'five-minutes'
  /** `best`: a first visit is close to its budget (220 KB), so not even the first visitor gets weaker compression. */
  compression?: 'quick' | 'best'
  /** Whether search engines may show it, by its data where that decides; a private page never. Puts it into the sitemap. */
  indexed: boolean | ((data: Data) => boolean)
}

/** What the renderer and the document head need to know of a matched route. */
export interface PageHandle {
  namespace: Namespace
  /** Every set of words that it needs besides `common`, its own first. */
  namespaces: Namespace[]
  /** Source of the page, as the build manifest names it. */
  source: string
  preload: () => Promise<void>
  /** Fetches code, words and data that a visitor who is about to come will need; tells nothing of a failure. */
  prefetch: (environment: PageEnvironment, input: LoaderInput) => void
  head: (words: { meta: PageHead }, data: unknown) => PageHead
  query: readonly string[]
  cache: 'shared' | 'never'
  fresh?: 'five-minutes' | undefined
  compression?: 'quick' | 'best' | undefined
  indexed: (data: unknown) => boolean
}

/**
 * A route with a lazily loaded page. Code, words and data start together: none waits for another.
 */
export function page<N extends Namespace, Data>(definition: PageDefinition<N, Data>): RouteObject {
  const {
    path,
    namespace,
    shared = [],
    file,
    loader,
    status,
    head,
    query = [],
    cache = 'shared',
    fresh,
    compression = 'quick',
    indexed,
  } = definition
  const load = pageModules[`./routes/${file}-page.tsx`]
  if (!load) throw new Error(`There is no page app/routes/${file}-page.tsx`)
  const { Page, preload } = lazyPage(load)
  const namespaces = [namespace, ...shared]
  const handle: PageHandle = {
    namespace,
    namespaces,
    source: `app/routes/${file}-page.tsx`,
    preload,
    prefetch(environment, input) {
      preload().catch(() => {})
      environment.loadMessages(namespaces).catch(() => {})
      if (loader && cache === 'shared')
        prefetchData(environment.language, input.url, () => loader(environment, input))
    },
    head: (words, loaded) => head?.(words as Namespaces[N], loaded as Data) ?? words.meta,
    query,
    cache,
    fresh,
    compression,
    indexed: (loaded) =>
      cache === 'shared' && (typeof indexed === 'boolean' ? indexed : indexed(loaded as Data)),
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
        // A failure surfaces when the page renders. Waited for, so that no placeholder flashes when it comes last.
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

/** What a link has loaded ahead. Not for the page that is shown already: whoever loads that again wants news. */
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
