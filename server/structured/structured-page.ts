import type { Thing } from 'schema-dts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'

/** URLs are absolute. */
export interface StructuredPage {
  language: Language
  namespace: Namespace
  /** Without a trailing slash. */
  origin: string
  /** Without query. */
  path: string
  canonical: string
  /** Without the brand. */
  name: string
  description: string
  common: Namespaces['common']
  /** Title of the news section. */
  newsName: string
  /** Loader data. */
  loaded: unknown
  image: string | undefined
}

/** `@id` links it with other nodes. */
export type StructuredNode = Exclude<Thing, string>
