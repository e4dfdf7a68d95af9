import { DayField } from '../../../day-picker/day-field.tsx'
import { DayRangeField } from '../../../day-picker/day-range-field.tsx'
import { useMessages } from '../../../language/language.tsx'
import type { RequestFields } from '../../../request/request-fields.ts'
import { TextField } from '../../../request/text-field.tsx'
import { Part } from './part.tsx'
import styles from './team-event-request.module.css'

export function DayPart({ fields, isDone }: { fields: RequestFields; isDone: boolean }) {
  const words = useMessages('team-event-request')
  const { optional } = useMessages('request-form')
  const { first, of } = fields
  return (
    <Part of="day" fields={fields} isDone={isDone}>
      <div className={styles.full}>
        <DayRangeField
          legend={
            <>
              {words.wished} <span className="optional">{optional}</span>
            </>
          }
          hint={words.wishedHint}
          from={{ name: 'from', label: words.from, defaultValue: first['from'], ...of('from') }}
          to={{ name: 'to', label: words.to, defaultValue: first['to'], ...of('to') }}
        />
      </div>
      <DayField
        name="alternative"
        label={words.alternative}
        optional={optional}
        hint={words.alternativeHint}
        defaultValue={first['alternative']}
        {...of('alternative')}
      />
      <TextField fields={fields} name="place" label={words.place} hint={words.placeHint} isOptional />
    </Part>
  )
}
