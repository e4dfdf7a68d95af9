import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffService } from '#features/services/staff-service.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/inputs.tsx'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { postStaff } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { VersionHistory } from '../dialogs/version-history.tsx'
import { useKeptDraft } from '#kit/kept-draft.ts'
import { toServiceDraft } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { ServiceState } from './service-state.tsx'
import styles from './services.module.css'

/** One service: change it, put it on the website, retire it. @param id `new` begins another one */
export default function ServiceView({ id }: { id: string }) {
  const messages = useMessages('staff-services')
  const { value, problem, reload } = useLoaded<'/services'>('/services')
  const found = value?.services.find((each) => each.id === id)
  return (
    <>
      <BackLink to={staffPaths.part('services')}>{messages.title}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && id === 'new' && <NewService services={value.services} />}
      {value && id !== 'new' && !found && (
        <ErrorState problem={{ code: 'unknown_service' }} onAgain={reload} />
      )}
      {value && found && (
        <Editor key={found.revision} of={found} services={value.services} onChanged={reload} />
      )}
    </>
  )
}

function NewService({ services }: { services: readonly StaffService[] }) {
  const messages = useMessages('staff-services')
  const language = useLanguage()
  const navigate = useNavigate()
  const toast = useResultToast()
  const sources = services.filter(({ state }) => state === 'offered')
  const [first] = sources.filter(({ kind }) => kind === 'team-event')
  const [like, setLike] = useState(first?.id ?? sources[0]?.id ?? '')
  const source = sources.find(({ id }) => id === like)
  return (
    <>
      <StaffHead title={messages.form.newTitle} lead={messages.form.newLead} />
      <div className={styles.like}>
        <Field label={messages.form.like}>
          {(control) => (
            <Select value={like} onChange={(event) => setLike(event.target.value)} {...control}>
              {(['course', 'team-event'] as const).map((kind) => (
                <optgroup key={kind} label={messages.kinds[kind]}>
                  {sources
                    .filter((service) => service.kind === kind)
                    .map(({ id, names }) => (
                      <option key={id} value={id}>
                        {names[language]}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {source && (
        <CopyForm
          key={source.id}
          source={source}
          onCreated={(id) => {
            toast.done(messages.form.created)
            void navigate(staffPaths.service(id))
          }}
        />
      )}
    </>
  )
}

function CopyForm({ source, onCreated }: { source: StaffService; onCreated: (id: string) => void }) {
  const { form } = useMessages('staff-services')
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
      send={(values, id) => postStaff<'/services'>('/services', { ...values, id, like: source.id })}
      onChange={setDraft}
      onSent={(id) => {
        forget()
        onCreated(id)
      }}
    />
  )
}

interface EditorProps {
  of: StaffService
  services: readonly StaffService[]
  onChanged: () => void
}

function Editor({ of: service, services, onChanged }: EditorProps) {
  const messages = useMessages('staff-services')
  const language = useLanguage()
  const toast = useResultToast()
  const { id, kind, revision, state, isFirst } = service
  const [draft, setDraft, forget] = useKeptDraft(`service ${id} ${revision}`, () =>
    toServiceDraft(service, false),
  )
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toServiceDraft(service, false))
  return (
    <>
      <StaffHead title={service.names[language]} lead={messages.form.lead} />
      <ServiceState of={service} services={services} onChanged={onChanged} />
      <ServiceForm
        kind={kind}
        hasOwnName={!isFirst}
        draft={draft}
        isChanged={isChanged}
        submit={state === 'draft' ? messages.form.saveDraft : messages.form.save}
        send={(values) => postStaff<'/services/:id'>(`/services/${id}`, { ...values, seen: revision })}
        onChange={setDraft}
        onSent={() => {
          forget()
          toast.done(messages.form.saved)
          onChanged()
        }}
      />
      <VersionHistory
        title={messages.history.title}
        bring={messages.history.bring}
        versions={service.history.map((version) => ({ ...version, state: messages.states[version.state] }))}
        isPresent={(version) => version.revision === revision}
        onBring={({ names, facts, picture }) => {
          const earlier = {
            ...service,
            facts,
            names: names ?? service.names,
            picture,
          }
          const brought = toServiceDraft(earlier, false)
          // Prices have a history of their own.
          const brackets = brought.brackets.map((each, at) => draft.brackets[at] ?? each)
          setDraft({ ...brought, price: draft.price, brackets })
          toast.done(messages.history.brought)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
