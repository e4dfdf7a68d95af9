import { type SubmitEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill, plural } from '#i18n/format.ts'
import { Fields, Section } from '#kit/layout.tsx'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { BLOCK_KINDS, type BlockedDays } from '../blocked-days.ts'
import { type BlockedDaysList, blockedDays } from './blocked-days.contract.ts'
import { useBlockTexts } from './use-block-texts.ts'

/** Who, from when to when (begins at the day of the address), why; what it touches is counted before it is saved. */
export function BlockForm({ list }: { list: BlockedDaysList }) {
  const { t } = useTexts('staff-blocked')
  const navigate = useNavigate()
  const { nameOf } = useBlockTexts(list)
  const [query] = useSearchParams()
  const [block, setBlock] = useState(() => newBlock(list, query.get('day') ?? ''))
  const change = (changed: Partial<BlockedDays>) => setBlock({ ...block, ...changed })
  const { busy, refusal, attempt, send } = useAction(blockedDays.block, {
    silent: true,
    onDone: ({ id }) => void navigate(staffPaths.blocked(id)),
  })
  const { staffId, fromDay, toDay, kind } = block

  return (
    <Section title={t.add}>
      <form
        data-kit="stack"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void send(block)
        }}
      >
        <RefusalMessage problem={refusal} attempt={attempt} />
        <LabelledSelect
          label={t.who}
          value={staffId ?? ''}
          onChange={({ target }) => change({ staffId: target.value || null })}
        >
          {list.people.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
          <option value="">{t.everybody}</option>
        </LabelledSelect>
        <Fields least="9.5rem">
          <LabelledInput
            label={t.from}
            type="date"
            required
            min={list.today}
            value={fromDay}
            onChange={({ target: { value } }) =>
              value && change({ fromDay: value, toDay: toDay < value ? value : toDay })
            }
          />
          <LabelledInput
            label={t.to}
            type="date"
            required
            min={fromDay}
            value={toDay}
            onChange={({ target: { value } }) => value && change({ toDay: value })}
          />
        </Fields>
        <LabelledSelect
          label={t.kind}
          hint={t.kindHint}
          value={kind}
          onChange={({ target }) => change({ kind: target.value as BlockedDays['kind'] })}
          options={BLOCK_KINDS.map((each) => [each, t.kinds[each]])}
        />
        <Touched {...block} />
        <p>
          <TrailSign type="submit" aria-disabled={busy}>
            {t.submit}
          </TrailSign>
        </p>
      </form>
    </Section>
  )
}

function newBlock({ own, today }: BlockedDaysList, day: string): BlockedDays {
  const first = /^\d{4}-\d\d-\d\d$/.test(day) && day > today ? day : today
  return { id: crypto.randomUUID(), staffId: own, fromDay: first, toDay: first, kind: 'illness' }
}

/** What days touch, counted before they are blocked. */
function Touched({ staffId, fromDay, toDay }: BlockedDays) {
  const { t, language } = useTexts('staff-blocked')
  const { value } = useRead(blockedDays.hits, { from: fromDay, to: toDay, staff: staffId ?? undefined })
  if (!value) return <p role="status" />
  const { events, quotes, requests } = value.hits
  const parts = [
    events.length > 0 && plural(language, events.length, t.events),
    quotes.length > 0 && plural(language, quotes.length, t.quotes),
    requests.length > 0 && plural(language, requests.length, t.requests),
  ].filter(Boolean)
  return (
    <p role="status">{parts.length === 0 ? t.touchesNothing : fill(t.touches, { what: parts.join(', ') })}</p>
  )
}
