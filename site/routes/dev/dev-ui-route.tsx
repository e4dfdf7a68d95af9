import { Suspense } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { environmentContext } from '#site/environment.ts'
import { lazyPage } from '#site/lazy-page.tsx'
import type { PageHandle } from '#site/page.tsx'

/** Without messages, hence its own title. */
export function devUiRoute(): RouteObject {
  const { Page, preload } = lazyPage(() => import('./dev-ui-page.tsx'))
  const handle: PageHandle = {
    namespace: 'home',
    namespaces: ['home'],
    source: 'site/routes/dev/dev-ui-page.tsx',
    preload,
    prefetch: () => {},
    head: () => ({ title: 'Komponenten', description: 'Alle Bausteine auf einem Blatt.' }),
    query: [],
    cache: 'never',
    indexed: () => false,
    namespaceOf: () => 'home',
    found: () => true,
  }
  return {
    id: '/dev/ui',
    path: '/dev/ui',
    handle,
    loader: async ({ context }: LoaderFunctionArgs) => {
      await Promise.all([preload(), context.get(environmentContext).loadMessages(handle.namespaces)])
      return null
    },
    element: (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    ),
  }
}
