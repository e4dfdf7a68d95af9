import { PROJECT_PRIORITIES } from '#features/inquiry/forms/project-inquiry.ts'
import { DayRangeField } from '#app/day-picker/day-range-field.tsx'
import { useMessages } from '#app/language/language.tsx'
import { SelectField } from '#features/inquiry/site/select-field.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.ts'
import styles from './project-form.module.css'
import { Stage } from './stage.tsx'

export function PeriodStage({ fields }: { fields: RequestFields }) {
  const messages = useMessages('project-request')
  const { first, of } = fields
  return (
    <Stage id="period">
      <div className={styles.full}>
        <DayRangeField
          legend={messages.period}
          isLegendHidden
          from={{ name: 'from', label: messages.from, defaultValue: first['from'], ...of('from') }}
          to={{ name: 'to', label: messages.to, defaultValue: first['to'], ...of('to') }}
        />
      </div>
      <SelectField
        fields={fields}
        name="priority"
        label={messages.priority}
        options={PROJECT_PRIORITIES}
        messages={messages.priorities}
      />
    </Stage>
  )
}
