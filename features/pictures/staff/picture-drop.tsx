import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { fetchStaffRaw, type StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { classNames } from '#site/ui/class-names.ts'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { fill } from '#i18n/format.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import { useTexts } from '#kit/texts.ts'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../picture-upload.ts'
import styles from './pictures.module.css'

interface PictureDropProps {
  /** More than one at once. */
  multiple?: boolean
  /** Another one takes the place of the present. */
  label?: string
  /** With the id of each original; a code where the server could not use it. */
  onUploaded: (original: string) => Promise<string | null> | undefined
  onDone?: (count: number) => void
}

/** Pictures by drop, from the disk or from the camera; sent one after the other. */
export function PictureDrop({ multiple = false, label, onUploaded, onDone }: PictureDropProps) {
  const { upload: messages } = useTexts('staff-pictures').t
  const hint = useId()
  const [busy, setBusy] = useState<{ n: number; of: number } | null>(null)
  const [problems, setProblems] = useState<string[]>([])
  const [isOver, setOver] = useState(false)

  async function send(files: File[]): Promise<void> {
    if (busy || files.length === 0) return
    const chosen = multiple ? files : files.slice(0, 1)
    const found: string[] = []
    for (const [index, file] of chosen.entries()) {
      setBusy({ n: index + 1, of: chosen.length })
      const code = await sendOne(file)
      if (code) found.push(fill(messageOf(code), { file: file.name }))
    }
    setBusy(null)
    setProblems(found)
    onDone?.(chosen.length - found.length)
  }

  async function sendOne(file: File): Promise<string | null> {
    const sent = await uploadPicture(file)
    if (!sent.ok) return sent.refusal
    return (await onUploaded(sent.value)) ?? null
  }

  function messageOf(code: string): string {
    if (code === 'type' || code === 'picture_unreadable' || code === 'picture_too_small')
      return messages[code]
    return messages.failed
  }

  function onFiles({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])]
    target.value = ''
    void send(files)
  }

  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      void send([...event.dataTransfer.files])
    },
  }
  const input = {
    type: 'file',
    accept: PICTURE_TYPES.join(','),
    disabled: busy !== null,
    onChange: onFiles,
  } as const

  return (
    <div className={classNames('drop', isOver && styles.over)} {...drop}>
      <p className={styles.dropHere}>{messages.drop}</p>
      <div data-kit="row" data-gap="12">
        <label className="button button--sm">
          {label ?? (multiple ? messages.choose : messages.chooseOne)}
          <input className="visually-hidden" multiple={multiple} aria-describedby={hint} {...input} />
        </label>
        <label className={`button button--sm ${styles.camera}`}>
          {messages.camera}
          <input className="visually-hidden" capture="environment" aria-describedby={hint} {...input} />
        </label>
      </div>
      <p className="hint" id={hint}>
        {messages.hint}
      </p>
      <div role="status">{busy && <p>{fill(messages.busy, busy)}</p>}</div>
      <div role="alert">
        {problems.map((problem) => (
          <ErrorText key={problem}>{problem}</ErrorText>
        ))}
      </div>
    </div>
  )
}

/** `type`: neither a picture that the server reads nor small enough. */
type UploadProblem = 'type' | 'upload'

/** Sends a picture as it is to the private originals. Answers its id. */
async function uploadPicture(file: File): Promise<Result<string, UploadProblem>> {
  if (!PICTURE_TYPES.some((type) => type === file.type) || file.size > MAX_PICTURE_BYTES)
    return refuse('type')
  const original = crypto.randomUUID()
  const path = `/object/photo-originals/${original}`
  const sent: Result<Response, StaffProblem> = await fetchStaffRaw(path, {
    method: 'POST',
    body: file,
    base: '/storage/v1',
  })
  return sent.ok ? accept(original) : refuse('upload')
}
