import { useEffect, useRef, useState } from 'react'
import type { EditedField, EditedPage } from '#features/messages/edited-message.ts'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ErrorState } from '../error-state.tsx'
import { LoadingState } from '../loading-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { fieldAt, showChosen } from './fill-preview.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { fieldKey } from './use-edited-page.ts'

interface PagePreviewProps {
  page: EditedPage
  /** Changes when a draft was saved. */
  version: string | undefined
  chosen: EditedField | undefined
  language: Language
  onLanguage: (language: Language) => void
  onChoose: (field: EditedField) => void
}

/** The page with its drafts, as phone and desktop show it; a text that is pressed is chosen. */
export function PagePreview(props: PagePreviewProps) {
  const { page, version = '', chosen, language, onLanguage, onChoose } = props
  const { preview: messages } = useMessages('staff-texts')
  const frame = useRef<HTMLIFrameElement>(null)
  const { value, problem, reload } = useLoaded<'/texts/:id/preview'>(
    `/texts/${page.id}/preview?lng=${language}&version=${encodeURIComponent(version)}`,
  )
  const [html, setHtml] = useState<string>()
  if (value && value.html !== html) setHtml(value.html)
  const number = chosen ? page.fields.findIndex((field) => fieldKey(field) === fieldKey(chosen)) : -1

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (!target || number < 0) return
    showChosen(target, number)?.scrollIntoView({ block: 'nearest' })
  }, [number, html])

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (!target) return undefined
    const onPress = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      const field = page.fields[fieldAt(event.target) ?? -1]
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
      title={`${messages.title} ${LANGUAGE_NAMES[language]}`}
      tools={
        <div role="group" aria-label={messages.language}>
          {LANGUAGES.map((each) => (
            <Chip key={each} pressed={each === language} onClick={() => onLanguage(each)}>
              {each.toUpperCase()}
            </Chip>
          ))}
        </div>
      }
    >
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!html && !problem && <LoadingState />}
    </PreviewFrame>
  )
}
