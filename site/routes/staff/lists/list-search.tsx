import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LabelledInput } from '../../../ui/fields/labelled.tsx'

interface ListSearchProps {
  label: string
  /** Of the button. */
  find: string
  /** What is searched for now. */
  value: string
  /** Characters. */
  maxLength: number
  /** Trimmed; empty: everything again. */
  onFind: (wanted: string) => void
}

export function ListSearch({ label, find, value, maxLength, onFind }: ListSearchProps) {
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q')).trim())
  }
  return (
    <form className="list-search" role="search" onSubmit={submit}>
      <LabelledInput
        label={label}
        key={value}
        name="q"
        type="search"
        className="input--sm"
        maxLength={maxLength}
        defaultValue={value}
      />
      <Button type="submit" size="sm">
        {find}
      </Button>
    </form>
  )
}
