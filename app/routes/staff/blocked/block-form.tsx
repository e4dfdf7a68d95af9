import { type SubmitEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BLOCK_KINDS, type BlockKind } from '#features/staffing/blocked-days.ts'
import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select } from '../../../ui/fields/inputs.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import styles from './blocked.module.css'
import type { BlockedDaysList } from './day-hits.ts'
import { TouchedCount } from './touched-count.tsx'
import { useBlockTexts } from './use-block-texts.ts'

const EVERYBODY = 'all'

/** Who, from when to when (begins at the day of the address), why; what it touches is counted before it is saved. */
export function BlockForm({ list }: { list: BlockedDaysList }) {
  const messages = useMessages('staff-blocked')
  const navigate = useNavigate()
  const { nameOf } = useBlockTexts(list)
  const [id] = useState(() => crypto.randomUUID())
  const [staff, setStaff] = useState(list.own)
  const asked = useSearchParams()[0].get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) && asked > list.today ? asked : list.today
  const [fromDay, setFrom] = useState(day)
  const [toDay, setTo] = useState(day)
  const [kind, setKind] = useState<BlockKind>('illness')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<StaffProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const staffId = staff === EVERYBODY ? null : staff

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const body = { id, staffId, fromDay, toDay, kind }
    const answer = await postStaff<'/blocked-days'>('/blocked-days', body)
    setBusy(false)
    setAttempt((before) => before + 1)
    setProblem(answer.ok ? null : answer.refusal)
    if (!answer.ok) return
    void navigate(staffPaths.blocked(answer.value.id))
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{messages.add}</h2>
      <RefusalMessage problem={problem} attempt={attempt} />
      <Field label={messages.who}>
        {(control) => (
          <Select value={staff} onChange={({ target }) => setStaff(target.value)} {...control}>
            {list.people.map(({ id: person }) => (
              <option key={person} value={person}>
                {nameOf(person)}
              </option>
            ))}
            <option value={EVERYBODY}>{messages.everybody}</option>
          </Select>
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={messages.from}>
          {(control) => (
            <Input
              type="date"
              required
              min={list.today}
              value={fromDay}
              onChange={({ target }) => {
                if (!target.value) return
                setFrom(target.value)
                if (toDay < target.value) setTo(target.value)
              }}
              {...control}
            />
          )}
        </Field>
        <Field label={messages.to}>
          {(control) => (
            <Input
              type="date"
              required
              min={fromDay}
              value={toDay}
              onChange={({ target }) => target.value && setTo(target.value)}
              {...control}
            />
          )}
        </Field>
      </div>
      <Field label={messages.kind} hint={messages.kindHint}>
        {(control) => (
          <Select value={kind} onChange={({ target }) => setKind(target.value as BlockKind)} {...control}>
            {BLOCK_KINDS.map((each) => (
              <option key={each} value={each}>
                {messages.kinds[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TouchedCount fromDay={fromDay} toDay={toDay} staffId={staffId} />
      <p>
        <TrailSign type="submit" aria-disabled={busy}>
          {messages.submit}
        </TrailSign>
      </p>
    </form>
  )
}
