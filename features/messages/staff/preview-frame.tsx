import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Language, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { Chip } from '#site/ui/chip.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { fillPreview } from './fill-preview.ts'
import { LanguageChips } from './language-chips.tsx'
import styles from './texts.module.css'

/** CSS pixels of the window that the page is shown in. */
const WIDTHS = { desktop: 1280, phone: 390 } as const
type Device = keyof typeof WIDTHS

const LIGHTS = ['day', 'night'] as const

interface PreviewFrameProps {
  /** A whole document; undefined while it is loaded. */
  html: string | undefined
  /** Of what is shown. */
  name: string
  /** For whoever reaches into the page. */
  frame?: RefObject<HTMLIFrameElement | null>
  /** Of the page. */
  language: Language
  /** Without it there is one language. */
  onLanguage?: (language: Language) => void
  /** Before the choice of the language. */
  tools?: ReactNode
  problem: StaffProblem | null
  onAgain: () => void
  /** False: no page is coming. */
  waits?: boolean
  children?: ReactNode
}

/** A page as phone and desktop show it, without its scripts. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { html, name, language, onLanguage, tools, problem, onAgain, waits = true, children } = props
  const own = useRef<HTMLIFrameElement>(null)
  const frame = props.frame ?? own
  const { preview: messages } = useTexts('staff-texts').t
  const [device, setDevice] = useState<Device>()
  const [light, setLight] = useState<(typeof LIGHTS)[number]>()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const current = device ?? (width < 700 ? 'phone' : 'desktop')
  const scale = Math.min(1, width / WIDTHS[current])

  useLayoutEffect(() => {
    // CSSOM, since the policy allows no style attributes.
    const style = frame.current?.style
    style?.setProperty('width', `${WIDTHS[current]}px`)
    style?.setProperty('height', `${100 / scale}%`)
    style?.setProperty('transform', `scale(${scale})`)
  }, [frame, current, scale])

  useEffect(() => {
    if (frame.current && html) fillPreview(frame.current, html)
  }, [frame, html])

  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (light) root?.setAttribute('data-light', light)
  }, [frame, html, light])

  return (
    <div>
      <div className={styles.previewTools} data-kit="row" data-apart="">
        {tools}
        {onLanguage && (
          <LanguageChips label={messages.language} {...{ language, onLanguage }}>
            {(each) => each.toUpperCase()}
          </LanguageChips>
        )}
        <div data-kit="row" data-gap="8" role="group" aria-label={messages.device}>
          {(Object.keys(WIDTHS) as Device[]).map((each) => (
            <Chip key={each} pressed={each === current} onClick={() => setDevice(each)}>
              {messages.devices[each]}
            </Chip>
          ))}
        </div>
        <div data-kit="row" data-gap="8" role="group" aria-label={messages.light}>
          {LIGHTS.map((each) => (
            <Chip key={each} pressed={each === light} onClick={() => setLight(each)}>
              {messages.lights[each]}
            </Chip>
          ))}
        </div>
      </div>
      {problem && <ErrorState problem={problem} onAgain={onAgain} />}
      {children}
      {waits && !html && !problem && <LoadingState />}
      <div ref={box} className={styles.previewFrame} hidden={!html}>
        {/* Its texts are those of the form, where a keyboard reaches them. */}
        <iframe ref={frame} tabIndex={-1} title={`${name} ${LANGUAGE_NAMES[language]}`} />
      </div>
    </div>
  )
}

function useWidth(box: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}
