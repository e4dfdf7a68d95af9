import type { Thing } from 'schema-dts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

/** URLs are absolute. */
export interface StructuredPage {
  language: Language
  namespace: Namespace
  /** Without a trailing slash. */
  origin: string
  /** Without query. */
  path: string
  canonical: string
  name: string
  description: string
  common: Namespaces['common']
  site: SiteMessages
  newsName: string
  loaded: unknown
  image: string | undefined
}

export type StructuredNode = Exclude<Thing, string>
