import type { MessageBundles } from '#app/language/language-store.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** Source of the sections that a page has only with published facts; the page itself does not import them. */
export function evidenceOf(namespace: Namespace, { evidence }: MessageBundles): string[] {
  const page = namespace.replace(/^(?:survival|team-event)-/, '')
  return evidence?.facts.pages.includes(page) ? ['features/facts/site/evidence-sections.tsx'] : []
}
