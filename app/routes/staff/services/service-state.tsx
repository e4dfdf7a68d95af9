import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffService } from '#features/services/staff-service.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import styles from './services.module.css'

interface ServiceStateProps {
  of: StaffService
  services: readonly StaffService[]
  onChanged: () => void
}

/** Where a service stands, and its next step: texts, onto the website, off it. */
export function ServiceState({ of: service, services, onChanged }: ServiceStateProps) {
  const messages = useMessages('staff-services')
  const language = useLanguage()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'offer' | 'remove' | 'retire'>()
  const { id, state, textsPage, from, leadsTo, revision } = service
  const copied = useCopied(service)
  const nameOf = (other: string | null) =>
    services.find((each) => each.id === other)?.names[language] ?? other ?? ''
  const name = nameOf(id)
  const seen = { seen: revision }
  const close = () => setDialog(undefined)
  const done = () => {
    close()
    onChanged()
  }
  const hasVoucher = service.kind === 'course' && service.from === null
  const texts = (label: string) => (
    <PageLink className="go" to={staffPaths.texts(textsPage)}>
      {label}
    </PageLink>
  )
  const leads = leadsTo
    ? fill(messages.retired.toService, { name: nameOf(leadsTo) })
    : messages.retired.toOverview
  return (
    <section className={styles.state} aria-labelledby="stand">
      <h2 id="stand">
        {state === 'draft'
          ? messages.draft.title
          : state === 'retired'
            ? messages.retired.title
            : messages.states.offered}
      </h2>
      {state === 'draft' && (
        <p>
          {copied
            ? fill(messages.draft.copied, { name: nameOf(from), counts: copied })
            : messages.draft.allRead}
        </p>
      )}
      {state === 'retired' && <p>{fill(messages.retired.text, { to: leads })}</p>}
      <p className={styles.ways}>
        {state !== 'offered' && (
          <Button onClick={() => setDialog('offer')}>
            {state === 'draft' ? messages.draft.offer : messages.retired.again}
          </Button>
        )}
        {texts(state === 'draft' ? messages.draft.texts : messages.offered.texts)}
        {state === 'offered' && (
          <>
            <a className="go" href={service.path}>
              {messages.offered.view}
            </a>
            <PageLink className="go" to={staffPaths.newEvent(service.id)}>
              {messages.offered.date}
            </PageLink>
            <Button size="sm" onClick={() => setDialog('retire')}>
              {messages.offered.retire}
            </Button>
          </>
        )}
        {state === 'draft' && (
          <Button size="sm" onClick={() => setDialog('remove')}>
            {messages.draft.remove}
          </Button>
        )}
      </p>
      {dialog === 'offer' && (
        <ConfirmDialog
          title={fill(messages.draft.offerTitle, { name })}
          text={[
            messages.draft.offerText,
            copied && fill(messages.draft.offerCopied, { from: nameOf(from), counts: copied }),
            hasVoucher && messages.retired.voucher,
          ]
            .filter(Boolean)
            .join(' ')}
          submit={messages.draft.offerSubmit}
          done={messages.draft.offered}
          send={() => postStaff<'/services/:id/publication'>(`/services/${id}/publication`, seen)}
          onClose={close}
          onDone={done}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={fill(messages.draft.removeTitle, { name })}
          text={messages.draft.removeText}
          submit={messages.draft.removeSubmit}
          done={messages.draft.removed}
          send={() => postStaff<'/services/:id/removal'>(`/services/${id}/removal`, seen)}
          onClose={close}
          onDone={() => void navigate(staffPaths.part('services'))}
        />
      )}
      {dialog === 'retire' && (
        <Retire
          name={name}
          of={service}
          services={services}
          hasVoucher={hasVoucher}
          onClose={close}
          onDone={done}
        />
      )}
    </section>
  )
}

interface RetireProps {
  name: string
  of: StaffService
  services: readonly StaffService[]
  /** Of its own in the shop. */
  hasVoucher: boolean
  onClose: () => void
  onDone: () => void
}

function Retire({ name, of: { id, dates, revision }, services, hasVoucher, onClose, onDone }: RetireProps) {
  const { offered: messages } = useMessages('staff-services')
  const language = useLanguage()
  const coming = dates > 0 ? ` ${plural(language, dates, messages.retireDates)}` : ''
  return (
    <ConfirmDialog
      title={fill(messages.retireTitle, { name })}
      text={messages.retireText + (hasVoucher ? ` ${messages.retireVoucher}` : '') + coming}
      submit={messages.retireSubmit}
      done={messages.retired}
      send={(data) => {
        const leadsTo = String(data.get('leadsTo')) || null
        return postStaff<'/services/:id/retirement'>(`/services/${id}/retirement`, {
          leadsTo,
          seen: revision,
        })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Field label={messages.leadsTo}>
        {(control) => (
          <Select name="leadsTo" defaultValue="" {...control}>
            <option value="">{messages.overview}</option>
            {services
              .filter((each) => each.state === 'offered' && each.id !== id)
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.names[language]}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </ConfirmDialog>
  )
}

/** `Deutsch 34, Français 34`: texts that are still those of another service; undefined when none are. */
function useCopied({ copiedTexts }: StaffService): string | undefined {
  const { count } = useMessages('staff-services').draft
  if (!copiedTexts) return undefined
  const left = LANGUAGES.filter((language) => copiedTexts[language] > 0).map((language) =>
    fill(count, { language: LANGUAGE_NAMES[language], n: copiedTexts[language] }),
  )
  return left.length > 0 ? left.join(', ') : undefined
}
