import { type ChangeEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Portrait } from '#content/people.ts'
import { PERSON_LIMITS } from '#features/people/person.schema.ts'
import { portraitCrop } from '#features/people/portrait-crop.ts'
import { MAX_PHOTO_BYTES, PORTRAIT_TYPES } from '#features/people/portrait-upload.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/inputs.tsx'
import { fetchStaffRaw } from '../staff-client.ts'
import { FourTextFields } from './four-text-fields.tsx'
import styles from './people.module.css'
import { NO_TEXTS, type PortraitDraft } from './person-draft.ts'

const ORIGINALS = '/object/photo-originals'
const MIDDLE = { x: 50, y: 35 }
const WHOLE_WIDTH = 360
const CROP = { width: 160, height: 200 }

interface PortraitFieldProps {
  portrait: PortraitDraft | null
  errorOf: (field: string) => string | undefined
  onChange: (portrait: PortraitDraft | null) => void
}

/** A picture from the disk or the camera, the part of it that the page shows, and what it is. */
export function PortraitField({ portrait, errorOf, onChange }: PortraitFieldProps) {
  const { portrait: messages, wrong } = useMessages('staff-people')
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'type' | 'upload'>('idle')

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (!PORTRAIT_TYPES.some((type) => type === file.type) || file.size > MAX_PHOTO_BYTES)
      return setState('type')
    setState('busy')
    const original = crypto.randomUUID()
    const sent = await fetchStaffRaw(`${ORIGINALS}/${original}`, {
      method: 'POST',
      body: file,
      base: '/storage/v1',
    })
    setState(sent.ok ? 'idle' : 'upload')
    if (!sent.ok) return
    onChange({ alt: NO_TEXTS, credit: '', ...portrait, original, focus: MIDDLE })
  }

  return (
    <div className={styles.portrait}>
      <Field
        label={portrait ? messages.replace : messages.choose}
        hint={messages.hint}
        error={state === 'type' || state === 'upload' ? wrong[state] : undefined}
      >
        {(control) => (
          <input
            ref={input}
            type="file"
            className="input"
            accept={PORTRAIT_TYPES.join(',')}
            disabled={state === 'busy'}
            onChange={(event) => void choose(event)}
            {...control}
          />
        )}
      </Field>
      {state === 'busy' && <p role="status">{messages.uploading}</p>}
      {portrait && (
        <>
          <FocalPoint
            original={portrait.original}
            focus={portrait.focus}
            onChange={(focus) => onChange({ ...portrait, focus })}
          />
          <FourTextFields
            name="portrait.alt"
            legend={messages.alt}
            hint={messages.altHint}
            most={PERSON_LIMITS.alt}
            texts={portrait.alt}
            errorOf={errorOf}
            onChange={(alt) => onChange({ ...portrait, alt })}
          />
          <Field label={messages.credit} error={errorOf('portrait.credit')}>
            {(control) => (
              <Input
                value={portrait.credit}
                maxLength={PERSON_LIMITS.credit}
                onChange={(event) => onChange({ ...portrait, credit: event.target.value })}
                {...control}
              />
            )}
          </Field>
          <Button size="sm" onClick={() => onChange(null)}>
            {messages.remove}
          </Button>
        </>
      )}
    </div>
  )
}

interface FocalPointProps extends Pick<Portrait, 'original' | 'focus'> {
  onChange: (focus: Portrait['focus']) => void
}

/** The whole picture with its focus, and the part that the page shows. Pointer, or two sliders for the keyboard. */
function FocalPoint({ original, focus, onChange }: FocalPointProps) {
  const { portrait: messages } = useMessages('staff-people')
  const picture = usePicture(original)
  const whole = useRef<HTMLCanvasElement>(null)
  const part = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (!picture || !whole.current) return
    whole.current.width = WHOLE_WIDTH
    whole.current.height = Math.round((picture.height / picture.width) * WHOLE_WIDTH)
    whole.current.getContext('2d')?.drawImage(picture, 0, 0, whole.current.width, whole.current.height)
  }, [picture])

  useEffect(() => {
    if (!picture || !part.current) return
    const { left, top, width, height } = portraitCrop(picture, focus)
    part.current.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, CROP.width, CROP.height)
  }, [picture, focus])

  function point(event: PointerEvent<HTMLCanvasElement>): void {
    if (event.type === 'pointermove' && event.buttons === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: percent((event.clientX - left) / width),
      y: percent((event.clientY - top) / height),
    })
  }

  const slider = (axis: 'x' | 'y', label: string) => (
    <Field label={label}>
      {(control) => (
        <input
          type="range"
          min="0"
          max="100"
          value={focus[axis]}
          onChange={(event) => onChange({ ...focus, [axis]: Number(event.target.value) })}
          {...control}
        />
      )}
    </Field>
  )

  return (
    <fieldset className={styles.focal}>
      <legend>{messages.focus}</legend>
      <p className="hint">{messages.focusHint}</p>
      <div className={styles.pictures}>
        <div className={styles.whole}>
          <canvas
            ref={whole}
            role="img"
            aria-label={messages.whole}
            onPointerDown={point}
            onPointerMove={point}
          />
          <span
            className={styles.mark}
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            aria-hidden="true"
          />
        </div>
        <canvas
          ref={part}
          className={styles.crop}
          width={CROP.width}
          height={CROP.height}
          role="img"
          aria-label={messages.crop}
        />
      </div>
      <div className={styles.pair}>
        {slider('x', messages.fromLeft)}
        {slider('y', messages.fromTop)}
      </div>
    </fieldset>
  )
}

/** The original, which only staff can read; null until it is there. */
function usePicture(original: string): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    async function load(): Promise<void> {
      const answer = await fetchStaffRaw(`${ORIGINALS}/${original}`, {
        base: '/storage/v1',
        signal: leaving.signal,
      })
      if (!answer.ok) return
      const bitmap = await createImageBitmap(await answer.value.blob())
      if (!leaving.signal.aborted) setPicture(bitmap)
    }
    load().catch(() => {})
    return () => leaving.abort()
  }, [original])
  return picture
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
