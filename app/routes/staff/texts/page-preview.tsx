import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EditedField, EditedPage } from '#features/messages/edited-message.ts'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ErrorState } from '../error-state.tsx'
import { LoadingState } from '../loading-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { fieldAt, fillPreview, showChosen } from './fill-preview.ts'
import styles from './texts.module.css'
import { fieldKey } from './use-edited-page.ts'

/** CSS pixels of the window that the page is shown in. */
const WIDTHS = { desktop: 1280, phone: 390 } as const
type Device = keyof typeof WIDTHS

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
  const [device, setDevice] = useState<Device>()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { value, problem, reload } = useLoaded<'/texts/:id/preview'>(
    `/texts/${page.id}/preview?lng=${language}&version=${encodeURIComponent(version)}`,
  )
  const [html, setHtml] = useState<string>()
  if (value && value.html !== html) setHtml(value.html)
  const width = useWidth(box)
  const shown = device ?? (width < 700 ? 'phone' : 'desktop')
  const scale = Math.min(1, width / WIDTHS[shown])
  const number = chosen ? page.fields.findIndex((field) => fieldKey(field) === fieldKey(chosen)) : -1

  useLayoutEffect(() => {
    // CSSOM, since the policy allows no style attributes.
    if (!frame.current) return
    frame.current.style.width = `${WIDTHS[shown]}px`
    frame.current.style.height = `${100 / scale}%`
    frame.current.style.transform = `scale(${scale})`
  }, [shown, scale])

  useEffect(() => {
    if (frame.current && html) fillPreview(frame.current, html)
  }, [html])

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
    <div className={styles.preview}>
      <div className={styles.previewTools}>
        <div role="group" aria-label={messages.language}>
          {LANGUAGES.map((each) => (
            <Chip key={each} pressed={each === language} onClick={() => onLanguage(each)}>
              {each.toUpperCase()}
            </Chip>
          ))}
        </div>
        <div role="group" aria-label={messages.device}>
          {(Object.keys(WIDTHS) as Device[]).map((each) => (
            <Chip key={each} pressed={each === shown} onClick={() => setDevice(each)}>
              {messages.devices[each]}
            </Chip>
          ))}
        </div>
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!html && !problem && <LoadingState />}
      <div ref={box} className={styles.previewFrame} hidden={!html}>
        <iframe
          ref={frame}
          // Its texts are those of the list, where a keyboard reaches them.
          tabIndex={-1}
          title={`${messages.title} ${LANGUAGE_NAMES[language]}`}
        />
      </div>
    </div>
  )
}

function useWidth(box: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}
