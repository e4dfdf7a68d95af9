import { LANGUAGES } from '#i18n/languages.ts'

export function newsEntrySource(changes: Record<string, string | null> = {}, text = 'Ein Absatz.'): string {
  const head: Record<string, string | null> = {
    title: 'Ein Titel',
    lead: 'Zwei Sätze, die zusammen lang genug sind. Mehr als siebzig Zeichen müssen es nämlich sein.',
    date: '2026-10-28',
    drawing: 'feuer',
    drawingAlt: 'Ein Feuer',
    next: '/shop',
    nextLabel: 'Zum Shop',
    ...changes,
  }
  const lines = Object.entries(head).flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}`))
  return ['---', ...lines, '---', '', text, ''].join('\n')
}

export function newsEntryFiles(slug: string, source = newsEntrySource()): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [`/content/news/${slug}/${language}.md`, source]))
}
