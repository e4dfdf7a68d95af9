import { fill } from '#i18n/format.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { PageHead } from '#site/page.tsx'
import type { LegalVersionData } from './versions.loader.ts'

export function versionHead({ versions }: Namespaces['legal'], data: LegalVersionData): PageHead {
  if (data.kind === 'unknown')
    return { title: `${versions.unknown.title} – Gratweg`, description: versions.unknown.lead }
  const document = data.page.title.replaceAll('\u00ad', '')
  const { title, description } = versions.meta
  return { title: fill(title, { document }), description: fill(description, { document }) }
}
