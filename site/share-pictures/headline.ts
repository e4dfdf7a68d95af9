import { BRAND } from '#features/company/content/company.ts'

const AFTER_TITLE = ` – ${BRAND}`

export function withoutBrand(title: string): string {
  return title.endsWith(AFTER_TITLE) ? title.slice(0, -AFTER_TITLE.length) : title
}

export function headlineOf(messages: { meta: { title: string } }): string | readonly string[] {
  const { hero, title, titleLines } = messages as Headed
  const heading = hero?.titleLines ?? hero?.title ?? titleLines ?? title
  return heading && heading.length > 0 ? heading : withoutBrand(messages.meta.title)
}

interface Headed {
  title?: string
  titleLines?: readonly string[]
  hero?: { title?: string; titleLines?: readonly string[] }
}
