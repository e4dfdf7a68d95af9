import { PROJECT_BUDGETS, PROJECT_CONTRACTS } from '#features/inquiry/forms/project-inquiry.ts'
import { useMessages } from '#site/language/language.tsx'
import { ChoiceCards } from '#features/inquiry/site/choice-cards.tsx'
import { TextField } from '#features/inquiry/site/text-field.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.tsx'
import styles from './project-form.module.css'
import { Stage } from './stage.tsx'

export function BudgetStage({ fields }: { fields: RequestFields }) {
  const messages = useMessages('project-request')
  const { open } = useMessages('request-form')
  return (
    <Stage id="budget">
      <div className={`${styles.full} ${styles.budget}`}>
        <ChoiceCards
          fields={fields}
          name="budget"
          legend={messages.budget}
          options={[
            ...PROJECT_BUDGETS.map((value) => ({ value, name: messages.budgets[value] })),
            { value: '', name: open },
          ]}
          columns={4}
        />
        <div className={styles.custom}>
          <TextField
            fields={fields}
            name="budgetText"
            label={messages.budgetText}
            hint={messages.budgetTextHint}
          />
        </div>
      </div>
      <div className={styles.full}>
        <ChoiceCards
          fields={fields}
          name="contract"
          legend={messages.contract}
          options={[
            ...PROJECT_CONTRACTS.map((value) => ({ value, ...messages.contracts[value] })),
            { value: '', ...messages.contracts.open },
          ]}
          columns={2}
        />
      </div>
    </Stage>
  )
}
