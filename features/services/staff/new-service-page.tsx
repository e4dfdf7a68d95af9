import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { useDraftForm } from '#kit/draft-form.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { SERVICE_KINDS, type StaffService } from '../staff-service.ts'
import { services } from './service.contract.ts'
import { addressOf, toServiceDraft, toServiceValues } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import styles from './services.module.css'

/** Another service, which begins as a copy. */
export default function NewServicePage() {
  const { t } = useTexts('staff-services')
  return (
    <LoadedPage of={services.list} back={{ to: staffPaths.services, title: t.title }}>
      {(answer) => <NewService offered={answer.services.filter(({ state }) => state === 'offered')} />}
    </LoadedPage>
  )
}

function NewService({ offered }: { offered: readonly StaffService[] }) {
  const { t, language } = useTexts('staff-services')
  const [first] = offered.filter(({ kind }) => kind === 'team-event')
  const [like, setLike] = useState(first?.id ?? offered[0]?.id ?? '')
  const source = offered.find(({ id }) => id === like)
  return (
    <>
      <StaffHead title={t.form.newTitle} lead={t.form.newLead} />
      <div className={styles.like}>
        <LabelledSelect label={t.form.like} value={like} onChange={(event) => setLike(event.target.value)}>
          {SERVICE_KINDS.map((kind) => (
            <optgroup key={kind} label={t.kinds[kind]}>
              {offered
                .filter((service) => service.kind === kind)
                .map(({ id, names }) => (
                  <option key={id} value={id}>
                    {names[language]}
                  </option>
                ))}
            </optgroup>
          ))}
        </LabelledSelect>
      </div>
      {source && <CopyForm key={source.id} source={source} />}
    </>
  )
}

function CopyForm({ source }: { source: StaffService }) {
  const { form, wrong } = useTexts('staff-services').t
  const navigate = useNavigate()
  const { kind, id: like } = source
  const edited = useDraftForm({
    name: `new service ${like}`,
    version: 0,
    first: toServiceDraft(source, true),
    check: (draft) => toServiceValues(draft, kind, { isNew: true, hasOwnName: true }),
    wrong,
  })
  return (
    <ServiceForm
      kind={kind}
      isNew
      hasOwnName
      of={edited}
      action={services.add}
      inputOf={(values) => ({ ...values, id: addressOf(edited.draft), like })}
      submit={form.create}
      done={form.created}
      onDone={(_, { id }) => void navigate(staffPaths.service(id))}
    />
  )
}
