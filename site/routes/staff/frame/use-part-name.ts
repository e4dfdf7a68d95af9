import { useLanguageStore } from '../../../language/language.tsx'
import { type StaffPart, textsOfPart } from '../../../staff-pages.ts'

/** What the menu calls a part: the title of its texts, or a word of the menu's own where that one serves it no use. */
export function usePartName(): (part: StaffPart) => string {
  const store = useLanguageStore()
  const own: Partial<Record<StaffPart, string>> = store.messages('staff-desk').parts
  return (part) => own[part] ?? (store.messages(textsOfPart(part)) as { title: string }).title
}
