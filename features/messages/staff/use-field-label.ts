import type { EditedField } from '../edited-message.ts'
import { useTexts } from '#kit/texts.ts'

/** What a text is on the page, by its key in the file: title, question, button. */
export function useFieldLabel(): (field: Pick<EditedField, 'path'>) => string {
  const { labels } = useTexts('staff-texts').t
  const known: Readonly<Record<string, string>> = labels
  return ({ path }) => {
    const parts = path.split('.')
    if (path.endsWith('meta.title')) return labels.metaTitle
    if (path.endsWith('meta.description')) return labels.metaDescription
    const named = parts.findLast((part) => known[part] !== undefined)
    return (named && known[named]) ?? labels.text
  }
}
