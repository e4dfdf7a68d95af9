import { useNavigate } from 'react-router'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { AskButton } from '#kit/action-buttons.tsx'
import { Panel, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffService } from '../staff-service.ts'
import { services } from './service.contract.ts'

interface ServiceStateProps {
  of: StaffService
  all: readonly StaffService[]
  onChanged: () => void
}

/** Where a service stands, and its next step: texts, onto the website, off it. */
export function ServiceState({ of: service, all, onChanged }: ServiceStateProps) {
  const { t, language } = useTexts('staff-services')
  const navigate = useNavigate()
  const { id, state, from, leadsTo, revision } = service
  const { draft, offered, retired } = t
  const isDraft = state === 'draft'
  const copied = useCopied(service)
  const nameOf = (other: string | null) =>
    all.find((each) => each.id === other)?.names[language] ?? other ?? ''
  const name = nameOf(id)
  const fixed = { id, seen: revision }
  const hasVoucher = service.kind === 'course' && from === null
  const leads = leadsTo ? fill(retired.toService, { name: nameOf(leadsTo) }) : retired.toOverview
  return (
    <Panel title={isDraft ? draft.title : state === 'retired' ? retired.title : t.states.offered} isRaised>
      {isDraft && (
        <p>{copied ? fill(draft.copied, { name: nameOf(from), counts: copied }) : draft.allRead}</p>
      )}
      {state === 'retired' && <p>{fill(retired.text, { to: leads })}</p>}
      <Row gap={24}>
        {state !== 'offered' && (
          <AskButton
            size="md"
            action={services.offer}
            fixed={fixed}
            open={isDraft ? draft.offer : retired.again}
            title={fill(draft.offerTitle, { name })}
            text={[
              draft.offerText,
              copied && fill(draft.offerCopied, { from: nameOf(from), counts: copied }),
              hasVoucher && retired.voucher,
            ]
              .filter(Boolean)
              .join(' ')}
            submit={draft.offerSubmit}
            done={draft.offered}
            onDone={onChanged}
          />
        )}
        <PageLink className="go" to={staffPaths.text(service.textsPage)}>
          {isDraft ? draft.texts : offered.texts}
        </PageLink>
        {state === 'offered' && (
          <>
            <a className="go" href={service.path}>
              {offered.view}
            </a>
            <PageLink className="go" to={staffPaths.newEvent(id)}>
              {offered.date}
            </PageLink>
            <Retire of={service} all={all} name={name} hasVoucher={hasVoucher} onChanged={onChanged} />
          </>
        )}
        {isDraft && (
          <AskButton
            action={services.remove}
            fixed={fixed}
            open={draft.remove}
            title={fill(draft.removeTitle, { name })}
            text={draft.removeText}
            submit={draft.removeSubmit}
            done={draft.removed}
            onDone={() => void navigate(staffPaths.services)}
          />
        )}
      </Row>
    </Panel>
  )
}

interface RetireProps extends ServiceStateProps {
  name: string
  /** Of its own in the shop. */
  hasVoucher: boolean
}

function Retire({ of: { id, dates, revision }, all, name, hasVoucher, onChanged }: RetireProps) {
  const { t, language } = useTexts('staff-services')
  const { offered } = t
  const coming = dates > 0 && plural(language, dates, offered.retireDates)
  return (
    <AskButton
      action={services.retire}
      fixed={{ id, seen: revision }}
      open={offered.retire}
      title={fill(offered.retireTitle, { name })}
      text={[offered.retireText, hasVoucher && offered.retireVoucher, coming].filter(Boolean).join(' ')}
      submit={offered.retireSubmit}
      done={offered.retired}
      onDone={onChanged}
    >
      <LabelledSelect
        label={offered.leadsTo}
        name="leadsTo"
        defaultValue=""
        options={all
          .filter((each) => each.state === 'offered' && each.id !== id)
          .map((each) => [each.id, each.names[language]])}
      >
        <option value="">{offered.overview}</option>
      </LabelledSelect>
    </AskButton>
  )
}

/** `Deutsch 34, Français 34`: texts that are still those of another service; undefined when none are. */
function useCopied({ copiedTexts }: StaffService): string | undefined {
  const { count } = useTexts('staff-services').t.draft
  if (!copiedTexts) return undefined
  const left = LANGUAGES.filter((language) => copiedTexts[language] > 0).map((language) =>
    fill(count, { language: LANGUAGE_NAMES[language], n: copiedTexts[language] }),
  )
  return left.length > 0 ? left.join(', ') : undefined
}
