import type { RequestListener } from 'node:http'
import type { AppDeps } from './build-app.ts'
import type { HttpFront } from './http/http-front.ts'

export type Development = {
  attach(front: Pick<HttpFront, 'server' | 'closing'>): Promise<{
    assets: AppDeps['assets']
    render: NonNullable<AppDeps['render']>
    /** Serves the development tools' own requests and passes on the rest. */
    wrap(handler: RequestListener): RequestListener
    /** Lets the server drop cached pages when a source file changes. */
    onSourceChange(listener: () => void): void
    close(): Promise<void>
  }>
}
