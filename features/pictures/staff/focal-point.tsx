import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Focus, Shape } from '#features/pictures/content/pictures.ts'
import { cropOf, moveFocus, percent } from '../crop.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import styles from './pictures.module.css'
import type { PicturePreview } from './use-preview.ts'

interface FocalPointProps {
  preview: PicturePreview
  focus: Focus
  /** Of the places that show it. */
  shapes: readonly Shape[]
  onChange: (focus: Focus) => void
}

/** The whole picture with its focus as a rhombus, dragged or moved by keys; beside it what each place shows. */
export function FocalPoint({ preview, focus, shapes, onChange }: FocalPointProps) {
  const { focal: messages } = useTexts('staff-pictures').t
  const mark = useRef<HTMLSpanElement>(null)

  function point(event: PointerEvent<HTMLDivElement>): void {
    if (event.type === 'pointermove' && event.buttons === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: percent(((event.clientX - left) / width) * 100),
      y: percent(((event.clientY - top) / height) * 100),
    })
    mark.current?.focus({ preventScroll: true })
  }

  function move(event: KeyboardEvent): void {
    const moved = moveFocus(focus, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }

  return (
    <fieldset>
      <legend>{messages.title}</legend>
      <p className="hint">{messages.hint}</p>
      <div className={styles.places}>
        <div className={styles.whole} onPointerDown={point} onPointerMove={point}>
          <img
            src={preview.src}
            alt={messages.whole}
            width={preview.width}
            height={preview.height}
            draggable={false}
          />
          <span
            ref={mark}
            className={styles.mark}
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            role="slider"
            tabIndex={0}
            aria-label={messages.title}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={focus.x}
            aria-valuetext={fill(messages.place, { x: focus.x, y: focus.y })}
            onKeyDown={move}
          />
        </div>
        <ul className={styles.crops} data-only={shapes.length === 1 || undefined}>
          {shapes.map((shape) => (
            <li key={shape}>
              <CroppedPicture preview={preview} focus={focus} shape={shape} />
              <small>{messages.shapes[shape]}</small>
            </li>
          ))}
        </ul>
      </div>
      <p className="num muted">{fill(messages.place, { x: focus.x, y: focus.y })}</p>
    </fieldset>
  )
}

/** As the renderings are cropped. */
function CroppedPicture({
  preview,
  focus,
  shape,
}: Pick<FocalPointProps, 'preview' | 'focus'> & { shape: Shape }) {
  const { left, top, width, height } = cropOf(preview, shape, focus)
  const share = (offset: number, rest: number) => `${rest > 0 ? (offset / rest) * 100 : 50}%`
  const objectPosition = `${share(left, preview.width - width)} ${share(top, preview.height - height)}`
  return <img src={preview.src} alt="" style={{ aspectRatio: shape.replace(':', ' / '), objectPosition }} />
}
