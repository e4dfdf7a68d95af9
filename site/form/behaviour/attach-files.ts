import { createElement } from 'react'
import { ATTACHMENTS_FIELD } from '#features/inquiry/attachments/attachment.ts'
import type { FormHost } from '../form-state.ts'
import { AttachmentList } from './attachment-list.tsx'

export interface FormFiles {
  chosen: () => File[]
  any: () => boolean
  progress: (share: number | null) => void
}

interface FileRules {
  hadFiles: boolean
  onChange: () => void
}

/** The input always holds the chosen files, so the form works without this. */
export function attachFiles(host: FormHost, { hadFiles, onChange }: FileRules): FormFiles {
  const input = host.form.querySelector<HTMLInputElement>(`input[type=file][name=${ATTACHMENTS_FIELD}]`)
  const zone = input?.parentElement
  if (!input || !zone) return { chosen: () => [], any: () => false, progress: () => {} }
  const messages = host.loadMessages(['attachment-list'])
  let files = [...(input.files ?? [])]
  let missing = hadFiles && files.length === 0
  let share: number | null = null

  function show(): void {
    const has = missing || files.length > 0
    const list = has ? createElement(AttachmentList, { files: [...files], share, remove }) : null
    // Without messages the list stays hidden; the files are still sent.
    messages.then(
      () => host.show({ files: list }),
      () => {},
    )
  }

  function take(chosen: File[]): void {
    if (!input) return
    files = chosen
    missing = false
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    input.files = transfer.files
    show()
    onChange()
  }

  function add(more: readonly File[]): void {
    take([...files, ...more.filter((file) => !files.some((known) => isSame(known, file)))])
  }

  function remove(gone: File): void {
    take(files.filter((file) => file !== gone))
    input?.focus()
  }

  input.addEventListener('change', () => add([...(input.files ?? [])]))
  host.form.addEventListener('reset', () => {
    files = []
    missing = false
    show()
  })
  takeDropped(zone, add)
  if (files.length > 0 || missing) show()
  return {
    chosen: () => files,
    any: () => missing || files.length > 0,
    progress(now) {
      share = now
      show()
    },
  }
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

function takeDropped(zone: HTMLElement, add: (files: readonly File[]) => void): void {
  zone.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    zone.dataset['over'] = ''
  })
  zone.addEventListener('dragleave', () => delete zone.dataset['over'])
  zone.addEventListener('drop', (event) => {
    event.preventDefault()
    delete zone.dataset['over']
    add([...(event.dataTransfer?.files ?? [])])
  })
}
