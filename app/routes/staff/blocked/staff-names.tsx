import { type SubmitEvent, useState } from 'react'
import type { StaffPerson } from '#features/staffing/blocked-days.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Checkbox, Input } from '../../../ui/fields/inputs.tsx'
import unfold from '../../../ui/layout/unfold.module.css'
import { postStaff } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './blocked.module.css'
import type { BlockedDaysList } from './day-hits.ts'

const MAX_NAME = 60

/** What people are called on rosters and pages, and who can lead at all. */
export function StaffNames({ list, onChanged }: { list: BlockedDaysList; onChanged: () => void }) {
  const messages = useMessages('staff-blocked')
  return (
    <details className={styles.section} open={list.people.some(({ isNamed }) => !isNamed) || undefined}>
      <summary className={unfold.summary}>{messages.staff}</summary>
      <p className="hint">{messages.staffLead}</p>
      {list.people.map((person) => (
        <PersonName key={person.id} person={person} isOwn={person.id === list.own} onSaved={onChanged} />
      ))}
    </details>
  )
}

function PersonName({
  person,
  isOwn,
  onSaved,
}: {
  person: StaffPerson
  isOwn: boolean
  onSaved: () => void
}) {
  const messages = useMessages('staff-blocked')
  const toast = useResultToast()
  const [name, setName] = useState(person.isNamed ? person.name : '')
  const [leads, setLeads] = useState(person.leads)
  const [busy, setBusy] = useState(false)

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = await postStaff<'/staff-people/:id'>(`/staff-people/${person.id}`, { name, leads })
    setBusy(false)
    if (!answer.ok) return toast.refused(answer.refusal)
    toast.done(messages.saved)
    onSaved()
  }

  const who = person.name || (isOwn ? messages.you : '?')
  return (
    <form className={styles.person} onSubmit={(event) => void save(event)}>
      <Field label={messages.name} {...(!person.isNamed && { hint: fill(messages.unnamed, { name: who }) })}>
        {(control) => (
          <Input
            value={name}
            maxLength={MAX_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            {...control}
          />
        )}
      </Field>
      <Checkbox checked={leads} onChange={({ target }) => setLeads(target.checked)}>
        {messages.leads}
      </Checkbox>
      <Button size="sm" type="submit" aria-disabled={busy} aria-label={`${messages.save}: ${who}`}>
        {messages.save}
      </Button>
    </form>
  )
}
