import type { Thing } from 'schema-dts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'

/** What is known of a page when it is described to search engines. Addresses are absolute. */
export interface StructuredPage {
  language: Language
  namespace: Namespace
  /** Public origin without a slash at the end. */
  origin: string
  /** The page's own address, without a query. */
  path: string
  canonical: string
  /** Without the brand. */
  name: string
  description: string
  common: Namespaces['common']
  /** What the news are called. */
  newsName: string
  /** What the page's loader brought. */
  loaded: unknown
  /** Its drawn picture. */
  image: string | undefined
}

/** A node of the page's graph; `@id` joins it with others. */
export type StructuredNode = Exclude<Thing, string>
