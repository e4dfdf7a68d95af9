import type { QuoteClash } from '../rules/quote-clashes.ts'
import { QUOTE_LIMITS, type QuoteDate } from '../rules/quote-document.ts'
import { fill } from '#i18n/format.ts'
import { swissTime } from '#i18n/format-date.ts'
import { Button } from '#site/ui/button.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { CloseIcon, WarningIcon } from '#site/ui/pictures/icons.tsx'
import { Checkbox, Input } from '#site/ui/fields/inputs.tsx'
import { Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { ClashText } from './clash-question.tsx'
import type { QuotePart } from './quote-part.ts'
import styles from './quotes.module.css'

const DAY_MS = 86_400_000
const WEEKS_AHEAD = 4

/** Up to three dates, each with what else is at that time. */
export function DateFields({ document, set, errorOf, clashes }: QuotePart & { clashes: QuoteClash[] }) {
  const { t: messages } = useTexts('staff-quotes')
  const { dates, holds } = document
  const change = (index: number, part: Partial<QuoteDate>) =>
    set({ dates: dates.map((date, at) => (at === index ? { ...date, ...part } : date)) })

  function add() {
    const last = dates.at(-1)
    const { day } = swissTime(new Date(Date.now() + WEEKS_AHEAD * 7 * DAY_MS))
    set({
      dates: [...dates, last ? { ...last, day: dayAfter(last.day) } : { day, from: '09:00', to: '17:00' }],
    })
  }

  return (
    <Section title={messages.when}>
      {dates.map((date, index) => {
        const error = errorOf(`dates.${index}.day`) ?? errorOf(`dates.${index}.to`)
        const at = clashes.filter((clash) => clash.date === index)
        return (
          // Dates have no id, and may be alike.
          <div key={index} className={styles.date}>
            <div className={styles.dateRow} role="group" aria-label={`${messages.day} ${index + 1}`}>
              <Input
                type="date"
                required
                aria-label={messages.day}
                value={date.day}
                onChange={({ target }) => target.value && change(index, { day: target.value })}
              />
              <Time label={messages.from} value={date.from} onChange={(from) => change(index, { from })} />
              <Time label={messages.to} value={date.to} onChange={(to) => change(index, { to })} />
              <button
                type="button"
                className="icon-button"
                aria-label={fill(messages.removeDate, { n: index + 1 })}
                onClick={() => set({ dates: dates.filter((_, other) => other !== index) })}
              >
                <CloseIcon />
              </button>
            </div>
            {error && <ErrorText>{error}</ErrorText>}
            {at.length === 0 ? (
              <p className="small muted">{messages.free}</p>
            ) : (
              <ul className="clashes">
                {at.map((clash) => (
                  <li key={clash.id}>
                    <WarningIcon />
                    <ClashText clash={clash} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
      {dates.length > 0 && (
        <Checkbox checked={holds} onChange={({ target }) => set({ holds: target.checked })}>
          {messages.holds}
        </Checkbox>
      )}
      {dates.length < QUOTE_LIMITS.dates && (
        <p>
          <Button size="sm" onClick={add}>
            {messages.addDate}
          </Button>
        </p>
      )}
    </Section>
  )
}

/** Calendars know five minutes. */
function Time({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (time: string) => void
}) {
  return (
    <Input
      type="time"
      required
      step={300}
      aria-label={label}
      value={value}
      onChange={({ target }) => /:[0-5][05]$/.test(target.value) && onChange(target.value)}
    />
  )
}

function dayAfter(day: string) {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
