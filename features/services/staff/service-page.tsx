import { useParams } from 'react-router'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { VersionHistory } from '#site/routes/staff/dialogs/version-history.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { useDraftForm } from '#kit/draft-form.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffService } from '../staff-service.ts'
import { services } from './service.contract.ts'
import { toServiceDraft, toServiceValues } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { ServiceState } from './service-state.tsx'
import styles from './services.module.css'

/** One service: changed, put onto the website, retired. */
export default function ServicePage() {
  const { t } = useTexts('staff-services')
  const { id } = useParams()
  return (
    <LoadedPage of={services.list} back={{ to: staffPaths.services, title: t.title }}>
      {({ services: all }, reload) => {
        const found = all.find((each) => each.id === id)
        return found ? (
          <Editor key={found.revision} of={found} all={all} onChanged={reload} />
        ) : (
          <ErrorState problem={{ code: 'unknown_service' }} onAgain={reload} />
        )
      }}
    </LoadedPage>
  )
}

interface EditorProps {
  of: StaffService
  all: readonly StaffService[]
  onChanged: () => void
}

function Editor({ of: service, all, onChanged }: EditorProps) {
  const { t, language } = useTexts('staff-services')
  const toast = useResultToast()
  const { id, kind, revision, state, isFirst } = service
  const edited = useDraftForm({
    name: `service ${id}`,
    version: revision,
    first: toServiceDraft(service, false),
    check: (draft) => toServiceValues(draft, kind, { isNew: false, hasOwnName: !isFirst }),
    wrong: t.wrong,
  })
  const { draft, change } = edited
  return (
    <>
      <StaffHead title={service.names[language]} lead={t.form.lead} />
      <div className={styles.form} data-kit="stack" data-gap="32">
        <ServiceState of={service} all={all} onChanged={onChanged} />
        <ServiceForm
          kind={kind}
          hasOwnName={!isFirst}
          of={edited}
          action={services.save}
          inputOf={(values) => ({ id, ...values, seen: revision })}
          submit={state === 'draft' ? t.form.saveDraft : t.form.save}
          done={t.form.saved}
          onDone={onChanged}
        />
      </div>
      <VersionHistory
        title={t.history.title}
        bring={t.history.bring}
        versions={service.history.map((version) => ({ ...version, state: t.states[version.state] }))}
        isPresent={(version) => version.revision === revision}
        onBring={({ names, facts, picture }) => {
          const earlier = { ...service, facts, names: names ?? service.names, picture }
          const brought = toServiceDraft(earlier, false)
          // Prices have a history of their own.
          const brackets = brought.brackets.map((each, at) => draft.brackets[at] ?? each)
          change({ ...brought, price: draft.price, brackets })
          toast.done(t.history.brought)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
