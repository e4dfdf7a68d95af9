import type { RequestListener } from 'node:http'
import type { AppDeps } from './build-app.ts'
import type { HttpFront } from '#platform/http/http-front.ts'

export type Development = {
  attach(front: Pick<HttpFront, 'server' | 'closing'>): Promise<{
    assets: AppDeps['assets']
    render: NonNullable<AppDeps['render']>
    wrap(handler: RequestListener): RequestListener
    onSourceChange(listener: () => void): void
    close(): Promise<void>
  }>
}
