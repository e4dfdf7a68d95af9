import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { routes } from './all-routes.ts'
import { EnvironmentContext, environmentContext, type PageEnvironment } from './environment.ts'
import { type DocumentHeadData, documentHead } from './head.ts'
import { LanguageProvider } from './language/language.tsx'
import { createLanguageStore, type MessageBundles } from './language/language-store.ts'
import type { PageHandle, PageHead } from './page.tsx'
import type { PageData } from './page-data.ts'

const handler = createStaticHandler(routes)

export interface RenderInput {
  origin: string
  path: string
  environment: PageEnvironment
  messages: MessageBundles
}

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      head: DocumentHeadData
      source: string
      namespace: PageHandle['namespace']
      pathname: string
      loaded: unknown
      cache: PageHandle['cache']
      hydration: PageData['hydration']
    }

export async function renderPage({
  origin,
  path,
  environment,
  messages,
}: RenderInput): Promise<RenderedPage> {
  const request = new Request(new URL(path, origin))
  const context = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[environmentContext, environment]])),
  })
  if (context instanceof Response)
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('Location') ?? '/',
    }
  const failure = Object.values(context.errors ?? {})[0]
  if (failure !== undefined) throw failure

  const match = context.matches.findLast((entry) => entry.route.handle !== undefined)
  const handle = match?.route.handle as PageHandle
  await handle.preload()
  const loaderData = match ? (context.loaderData[match.route.id] as unknown) : null
  const namespace = handle.namespaceOf(loaderData)
  const pageMessages = messages[namespace] as { meta: PageHead }
  const { pathname } = new URL(request.url)
  const languageStore = createLanguageStore(environment.language, messages)
  const html = renderToString(
    <EnvironmentContext value={() => environment}>
      <LanguageProvider store={languageStore} select={null}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </LanguageProvider>
    </EnvironmentContext>,
  )
  return {
    kind: 'page',
    status: context.statusCode,
    html,
    head: documentHead({
      ...handle.head(pageMessages, loaderData),
      language: environment.language,
      origin,
      path: pathname,
      found: context.statusCode !== 404,
      indexed: context.statusCode === 200 && handle.indexed(loaderData),
    }),
    source: handle.source,
    namespace,
    pathname,
    loaded: loaderData,
    cache: handle.cache,
    hydration: { loaderData: context.loaderData },
  }
}
