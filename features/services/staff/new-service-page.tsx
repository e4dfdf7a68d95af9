import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StaffHead } from '#app/routes/staff/staff-head.tsx'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { call } from '#kit/client.ts'
import { useKeptDraft } from '#kit/kept-draft.ts'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffService } from '../staff-service.ts'
import { services } from './service.contract.ts'
import { SERVICE_KINDS, toServiceDraft } from './service-draft.ts'
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
  const { form } = useTexts('staff-services').t
  const navigate = useNavigate()
  const toast = useResultToast()
  const [draft, setDraft, forget] = useKeptDraft(`new service ${source.id}`, () =>
    toServiceDraft(source, true),
  )
  return (
    <ServiceForm
      kind={source.kind}
      isNew
      hasOwnName
      draft={draft}
      isChanged
      submit={form.create}
      send={(values, id) => call(services.add, { ...values, id, like: source.id })}
      onChange={setDraft}
      onSent={(id) => {
        forget()
        toast.done(form.created)
        void navigate(staffPaths.service(id))
      }}
    />
  )
}
