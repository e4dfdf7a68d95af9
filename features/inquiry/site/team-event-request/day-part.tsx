import { DayField } from '#app/day-picker/day-field.tsx'
import { DayRangeField } from '#app/day-picker/day-range-field.tsx'
import { useMessages } from '#app/language/language.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.ts'
import { ClosedDayNote } from '#features/inquiry/site/closed-day-note.tsx'
import { TextField } from '#features/inquiry/site/text-field.tsx'
import { Part } from './part.tsx'
import styles from './team-event-request.module.css'

export function DayPart({ fields, isDone }: { fields: RequestFields; isDone: boolean }) {
  const messages = useMessages('team-event-request')
  const { optional } = useMessages('request-form')
  const { first, of } = fields
  return (
    <Part of="day" fields={fields} isDone={isDone}>
      <div className={styles.full}>
        <DayRangeField
          legend={
            <>
              {messages.wished} <span className="optional">{optional}</span>
            </>
          }
          hint={messages.wishedHint}
          from={{ name: 'from', label: messages.from, defaultValue: first['from'], ...of('from') }}
          to={{ name: 'to', label: messages.to, defaultValue: first['to'], ...of('to') }}
        />
        <ClosedDayNote days={[fields.typed['from'] ?? first['from'], fields.typed['alternative']]} />
      </div>
      <DayField
        name="alternative"
        label={messages.alternative}
        optional={optional}
        hint={messages.alternativeHint}
        defaultValue={first['alternative']}
        {...of('alternative')}
      />
      <TextField fields={fields} name="place" label={messages.place} hint={messages.placeHint} isOptional />
    </Part>
  )
}
