import { useState } from 'react'
import { counted } from '#i18n/counted.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { fill } from '#i18n/format.ts'
import type { BookingGroup } from '#features/booking/group/group.ts'
import { includesName } from '#features/booking/group/guest-names.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './group-section.module.css'
import page from './my-booking-page.module.css'
import { useChange } from './use-change.ts'

interface GroupSectionProps {
  booking: MyBooking
  group: BookingGroup
  onProblem: (code: string | null) => void
}

/** The link by which the others of a booking enter themselves, and who has. */
export function GroupSection({ booking, group, onProblem }: GroupSectionProps) {
  const { group: messages } = useMessages('my-booking')
  return (
    <section className={`${page.change} ${styles.group}`} aria-labelledby="gruppe">
      <h3 id="gruppe">{messages.title}</h3>
      <p className="small muted">{messages.text}</p>
      {group.link === null ? (
        <LinkForm booking={booking} renew={false} onProblem={onProblem} />
      ) : (
        <>
          <Handing link={group.link} />
          <Entered booking={booking} group={group} onProblem={onProblem} />
          <LinkForm booking={booking} renew onProblem={onProblem} />
        </>
      )}
    </section>
  )
}

function Handing({ link }: { link: string }) {
  const { group: messages } = useMessages('my-booking')
  const language = useLanguage()
  const [copied, setCopied] = useState(false)
  const query = `?${LANGUAGE_QUERY}=${language}`
  const path = paths.myGroup(link)
  // Whole only in the browser; without JavaScript the link below leads there.
  const address = typeof location === 'undefined' ? path : `${location.origin}${path}`
  return (
    <>
      <LabelledInput
        label={messages.link}
        readOnly
        value={address}
        suppressHydrationWarning
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={`${styles.ways} row`}>
        <Button
          size="sm"
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          {messages.copy}
        </Button>
        <span role="status">{copied && messages.copied}</span>
      </div>
      <p className={`${styles.ways} row`}>
        <a className="go" href={`${path}/blatt.pdf${query}`}>
          {messages.pdf}
          <ArrowIcon />
        </a>
        <ArrowLink to={path}>{messages.look}</ArrowLink>
      </p>
    </>
  )
}

function Entered({ booking, group: { guests }, onProblem }: GroupSectionProps) {
  const { group: messages } = useMessages('my-booking')
  const language = useLanguage()
  const { people, participants } = booking
  const entered = guests.map(({ name }) => name)
  const awaited = participants.filter((name) => !includesName(entered, name))
  const unnamed = Math.max(0, people - entered.length - awaited.length)
  const missing = [
    ...awaited,
    ...(awaited.length > 0 && unnamed > 0 ? [counted(language, unnamed, messages.unnamed)] : []),
  ]
  return (
    <>
      <p className="num">{fill(counted(language, guests.length, messages.count), { people })}</p>
      {missing.length > 0 && <p>{fill(messages.awaited, { names: missing.join(', ') })}</p>}
      {guests.length > people && <p role="status">{messages.tooMany}</p>}
      {guests.length > 0 && (
        <ul className={styles.guests} aria-label={messages.guests}>
          {guests.map((guest) => (
            <Guest key={guest.id} reference={booking.reference} guest={guest} onProblem={onProblem} />
          ))}
        </ul>
      )}
    </>
  )
}

function Guest({
  reference,
  guest: { id, name },
  onProblem,
}: {
  reference: string
  guest: BookingGroup['guests'][number]
  onProblem: GroupSectionProps['onProblem']
}) {
  const { group: messages } = useMessages('my-booking')
  const { busy, form } = useChange({
    reference,
    change: 'guest-removal',
    body: () => ({ guest: id }),
    saved: messages.removed,
    onProblem,
  })
  return (
    <li>
      {name}
      <form {...form}>
        <input type="hidden" name="guest" value={id} />
        <Button type="submit" size="sm" aria-disabled={busy} aria-label={fill(messages.removeName, { name })}>
          {messages.remove}
        </Button>
      </form>
    </li>
  )
}

function LinkForm({ booking, renew, onProblem }: { renew: boolean } & Omit<GroupSectionProps, 'group'>) {
  const { group: messages, working } = useMessages('my-booking')
  const { busy, form } = useChange({
    reference: booking.reference,
    change: 'group',
    body: () => ({ renew }),
    saved: renew ? messages.renewed : messages.opened,
    onProblem,
  })
  return (
    <form className={`${styles.renew} stack`} {...form}>
      <input type="hidden" name="renew" value={String(renew)} />
      {renew && <p className="small muted">{messages.renewText}</p>}
      <Button type="submit" size={renew ? 'sm' : 'md'} aria-disabled={busy}>
        {busy ? working : renew ? messages.renew : messages.open}
      </Button>
    </form>
  )
}
