import { useEffect, useRef, useState } from 'react'
import type { EditedField, EditedPage } from '../edited-message.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { texts as contract } from './text.contract.ts'
import { fieldAt, showChosen, showStates, showTyped } from './fill-preview.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { fieldKey, textKey, type Typed, type TextKey } from './use-edited-page.ts'
import { useFieldLabel } from './use-field-label.ts'

/** As in the styles of the sheet. */
const SHEET_BELOW = '(max-width: 1099px)'

interface PagePreviewProps {
  page: EditedPage
  /** Changes when a draft was saved. */
  version: string
  typed: ReadonlyMap<TextKey, Typed>
  chosen: EditedField | undefined
  language: Language
  onLanguage: (language: Language) => void
  onChoose: (field: EditedField) => void
}

/** The page with its drafts, as phone and desktop show it; a text that is pressed is chosen. */
export function PagePreview(props: PagePreviewProps) {
  const { page, version, typed, chosen, language, onLanguage, onChoose } = props
  const { preview: messages } = useTexts('staff-texts').t
  const frame = useRef<HTMLIFrameElement>(null)
  const { value, problem, reload } = useRead(contract.preview, { id: page.id }, { language, version })
  const [displayed, setDisplayed] = useState<typeof value>(null)
  if (value && value !== displayed) setDisplayed(value)
  const html = displayed?.html
  // The page may have other texts by now than the ones that its marks count.
  const marked = displayed?.fields ?? []
  const number = chosen ? marked.indexOf(fieldKey(chosen)) : -1

  const labelOf = useFieldLabel()
  const writing = chosen && typed.get(textKey(chosen, language))?.text
  const now = chosen?.languages[language]
  const label =
    chosen && now
      ? fill(messages.here, {
          label: labelOf(chosen),
          n: String((writing ?? now.text).length),
          most: String(now.rules.maxLength),
        })
      : ''

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (!target || number < 0) return
    // On a phone the sheet leaves it the upper part of the screen.
    if (window.matchMedia(SHEET_BELOW).matches) frame.current?.scrollIntoView({ block: 'start' })
    showChosen(target, number, label)?.scrollIntoView({ block: 'center' })
    // Left out: the label changes with each letter, and scrolling would follow every one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [number, html])

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (!target || number < 0) return
    if (writing !== undefined) showTyped(target, number, writing)
    showChosen(target, number, label)
  }, [number, html, writing, label])

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (!target) return
    const fields = marked.map((key) => page.fields.find((field) => fieldKey(field) === key))
    showStates(
      target,
      fields.map((field) => {
        const state = field?.languages[language]
        return state?.isOutdated || state?.isMissing ? 'late' : state?.isDraft ? 'draft' : undefined
      }),
      fields.map((field) => field?.isSpecified ?? false),
    )
  })

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (!target) return undefined
    const onPress = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      const key = marked[fieldAt(event.target) ?? -1]
      const field = page.fields.find((each) => fieldKey(each) === key)
      if (field) onChoose(field)
    }
    const refuse = (event: Event) => event.preventDefault()
    target.addEventListener('click', onPress, true)
    target.addEventListener('submit', refuse, true)
    return () => {
      target.removeEventListener('click', onPress, true)
      target.removeEventListener('submit', refuse, true)
    }
  })

  return (
    <PreviewFrame
      html={html}
      frame={frame}
      name={messages.title}
      language={language}
      onLanguage={onLanguage}
      problem={problem}
      onAgain={reload}
    />
  )
}
