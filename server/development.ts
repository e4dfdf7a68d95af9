import type { RequestListener } from 'node:http'
import type { AppDeps } from './build-app.ts'
import type { HttpFront } from './http/http-front.ts'

/** What the development server brings instead of the built files: fresh modules and hot reload. */
export type Development = {
  attach(front: Pick<HttpFront, 'server' | 'closing'>): Promise<{
    assets: AppDeps['assets']
    render: NonNullable<AppDeps['render']>
    /** Answers what belongs to the development tools and passes on the rest. */
    wrap(handler: RequestListener): RequestListener
    /** Kept pages are of the past as soon as a source file changes. */
    onSourceChange(listener: () => void): void
    close(): Promise<void>
  }>
}
