import { type ChangeEvent, useId, useState } from 'react'
import { useMessages } from '#site/language/language.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { ErrorText } from '#site/ui/fields/field.tsx'
import type { Result } from '#kernel/result.ts'
import { DOCUMENT_TYPE } from '../document-file.ts'

interface UploadFieldProps<Value> {
  send: (file: File) => Promise<Result<Value, StaffProblem>>
  /** Default: that it is uploaded and waits for its titles. */
  done?: string
  hint?: string
  onDone: (value: Value) => void | Promise<void>
}

/** Takes one PDF at a time, and says at the field what is wrong with it. */
export function UploadField<Value>({ send, done, hint: ownHint, onDone }: UploadFieldProps<Value>) {
  const { upload: messages } = useMessages('staff-documents')
  const { refusals } = useMessages('staff')
  const toast = useResultToast()
  const hint = useId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function onFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (!file || isBusy) return
    setBusy(true)
    const sent = await send(file)
    setBusy(false)
    setProblem(sent.ok ? undefined : messageOf(sent.refusal.code))
    if (!sent.ok) return
    toast.done(done ?? messages.done)
    await onDone(sent.value)
  }

  function messageOf(code: string): string {
    if (code === 'type') return messages.type
    return new Map<string, string>(Object.entries(refusals)).get(code) ?? messages.failed
  }

  return (
    <div className="drop">
      <label className="button button--sm">
        {messages.choose}
        <input
          type="file"
          className="visually-hidden"
          accept={`.pdf,${DOCUMENT_TYPE}`}
          aria-describedby={hint}
          disabled={isBusy}
          onChange={(event) => void onFile(event)}
        />
      </label>
      <p className="hint" id={hint}>
        {ownHint ?? messages.hint}
      </p>
      <div role="status">{isBusy && <p>{messages.busy}</p>}</div>
      <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
    </div>
  )
}
