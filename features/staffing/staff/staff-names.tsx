import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/fields/inputs.tsx'
import unfold from '#app/ui/layout/unfold.module.css'
import { fill } from '#i18n/format.ts'
import { ActionForm, InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffPerson } from '../blocked-days.ts'
import styles from './blocked.module.css'
import { type BlockedDaysList, blockedDays } from './blocked-days.contract.ts'

interface StaffNamesProps {
  list: BlockedDaysList
  onChanged: () => void
}

/** What people are called on rosters and pages, and who can lead at all. */
export function StaffNames({ list: { people, own }, onChanged }: StaffNamesProps) {
  const { t } = useTexts('staff-blocked')
  return (
    <details data-kit="stack" data-gap="12" open={people.some(({ isNamed }) => !isNamed) || undefined}>
      <summary className={unfold.summary}>{t.staff}</summary>
      <p className="hint">{t.staffLead}</p>
      {people.map((person) => (
        <PersonName key={person.id} person={person} isOwn={person.id === own} onChanged={onChanged} />
      ))}
    </details>
  )
}

interface PersonNameProps {
  person: StaffPerson
  isOwn: boolean
  onChanged: () => void
}

function PersonName({ person: { id, name, isNamed, leads }, isOwn, onChanged }: PersonNameProps) {
  const { t } = useTexts('staff-blocked')
  const who = name || (isOwn ? t.you : '?')
  return (
    <ActionForm
      className={styles.person}
      action={blockedDays.rename}
      fixed={{ id }}
      start={{ name: isNamed ? name : '' }}
      done={t.saved}
      onChanged={onChanged}
    >
      {(busy) => (
        <>
          <InputField name="name" label={t.name} hint={!isNamed && fill(t.unnamed, { name: who })} />
          <Checkbox name="leads" defaultChecked={leads}>
            {t.leads}
          </Checkbox>
          <Button size="sm" type="submit" aria-disabled={busy} aria-label={`${t.save}: ${who}`}>
            {t.save}
          </Button>
        </>
      )}
    </ActionForm>
  )
}
