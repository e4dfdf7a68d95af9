import type { RequestListener, Server } from 'node:http'
import type { AppDeps } from './build-app.ts'

/** What the development server brings instead of the built files: fresh modules and hot reload. */
export type Development = {
  attach(server: Server): Promise<{
    assets: AppDeps['assets']
    render: NonNullable<AppDeps['render']>
    /** Answers what belongs to the development tools and passes on the rest. */
    wrap(handler: RequestListener): RequestListener
    close(): Promise<void>
  }>
}
