import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { MailActions } from '#features/mails/staff/mail-actions.tsx'
import { fill } from '#i18n/format.ts'
import { ActionForm, InputField } from '#kit/form.tsx'
import { Columns, History, PageHead, Row, Section, Side, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { NextParcel } from './next-parcel.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderMoney } from './order-money.tsx'
import { orders } from './order.contract.ts'
import { PiecesTable } from './pieces.tsx'
import { SentParcel } from './sent-parcel.tsx'
import type { StaffOrderEvent, StaffOrderPage } from './staff-order-page.ts'
import { useNextParcel } from './use-next-parcel.ts'
import styles from './orders.module.css'

/** One order: its parcels, its money, and whatever was written about it. */
export default function OrderPage() {
  const { t } = useTexts('staff-orders')
  return (
    <LoadedPage of={orders.read} back={{ to: staffPaths.orders, title: t.back }}>
      {({ page }, reload) => <Order key={page.order.number} page={page} onChanged={reload} />}
    </LoadedPage>
  )
}

function Order({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { attention } = useTexts('staff-desk').t.orders
  const { parcel: messages } = useTexts('staff-orders').t
  const next = useNextParcel(page, onChanged)
  const { parcels, unsent, lines, order } = page
  const posted = lines.filter(({ isPosted }) => isPosted)
  return (
    <>
      <Head page={page} />
      {order.needsAttention.length > 0 && (
        <p className={styles.attention}>
          {order.needsAttention.map((reason) => attention[reason]).join(', ')}
        </p>
      )}
      <Columns narrow="21.5rem">
        <Stack gap={32}>
          {parcels.map((parcel) => (
            <SentParcel key={parcel.id} page={page} parcel={parcel} onChanged={onChanged} />
          ))}
          {unsent.length > 0 && <NextParcel page={page} next={next} />}
          {posted.length === 0 && <p className="muted">{messages.mailed}</p>}
          {posted.length > 0 && unsent.length === 0 && parcels.length === 0 && (
            <p className="muted">{messages.nothing}</p>
          )}
          <OrderReturns page={page} />
          <OrderMoney page={page} />
          <OrderMails page={page} onChanged={onChanged} />
          <OrderNotes page={page} onChanged={onChanged} />
        </Stack>
        <Side>
          <Stack gap={32}>
            <OrderActions page={page} next={next} onChanged={onChanged} />
            <OrderHistory page={page} />
          </Stack>
        </Side>
      </Columns>
    </>
  )
}

function Head({ page: { order, lines, unsent } }: { page: StaffOrderPage }) {
  const { standing, title } = useTexts('staff-orders').t
  const { states } = useTexts('staff-desk').t.orders
  const { number, name, state } = order
  useViewTitle(fill(title, { number }))
  const posted = lines.filter(({ isPosted }) => isPosted)
  const sent = posted.reduce((sum, line) => sum + line.sent, 0)
  const all = posted.reduce((sum, line) => sum + line.quantity, 0)
  const isOpen = unsent.length > 0
  const summary =
    all === 0 || (!isOpen && sent === 0)
      ? '{state}'
      : standing[isOpen ? (sent > 0 ? 'partly' : 'unsent') : 'sent']
  const texture = isOpen ? (sent > 0 ? 'half' : 'open') : 'full'
  return (
    <PageHead title={fill(title, { number })} quiet={name}>
      <p className="texture" data-texture={texture}>
        {fill(summary, { state: states[state === 'fulfilled' ? 'paid' : state], sent, all })}
      </p>
    </PageHead>
  )
}

/** What returned, with what the buyer got for it. */
function OrderReturns({ page }: { page: StaffOrderPage }) {
  const { t, moment, price } = useTexts('staff-orders')
  const { comeBack: messages, money } = t
  return page.returns.map((made) => {
    const cents = made.voucherCents + made.cardCents
    const facts = [
      made.restocked ? messages.inStock : messages.notInStock,
      made.isRefused
        ? money.failed
        : cents > 0 && fill(messages.gave, { amount: price(cents, page.order.currency) }),
    ]
    return (
      <section key={made.id} aria-label={messages.came}>
        <header className="ruled">
          <h2>{messages.came}</h2>
          <p className="num">{[moment(made.at), ...facts].filter(Boolean).join(', ')}</p>
        </header>
        <PiecesTable page={page} pieces={made.lines} />
      </section>
    )
  })
}

/** Newest on top. */
function OrderHistory({ page }: { page: StaffOrderPage }) {
  const { t, price, moment } = useTexts('staff-orders')
  const { history: messages, money, audit } = t
  const words: Readonly<Record<string, string>> = {
    ...audit.money,
    ...audit.daily_work,
    ...messages.what,
    refund_failed: money.failed,
  }
  const nameOf = ({ what, number }: StaffOrderEvent) =>
    fill(words[what === 'sent' && number === null ? 'sentAndBack' : what] ?? what, { n: number ?? '' })
  return (
    <Section title={messages.title}>
      <History
        entries={page.history.map((event) => [
          [nameOf(event), event.cents !== null && price(event.cents, page.order.currency)]
            .filter(Boolean)
            .join(', '),
          [moment(event.at), event.by].filter(Boolean).join(', '),
          event.text && <p className="written">{event.text}</p>,
        ])}
      />
    </Section>
  )
}

/** Mails about the order: to look at and to send again. */
function OrderMails({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { t, moment } = useTexts('staff-orders')
  const { mails: messages } = t
  const names: Partial<Record<string, string>> = useTexts('staff-desk').t.mails.kinds
  const mayMail = useMay('mails')
  return (
    <Section title={messages.title}>
      {page.mails.length === 0 && <p className="muted">{messages.none}</p>}
      <ul className="lines">
        {page.mails.map((mail) => {
          const name = names[mail.kind] ?? mail.kind
          return (
            <li key={mail.id}>
              {name}
              <small>{fill(messages[mail.state], { to: mail.to, at: moment(mail.at) })}</small>
              {mayMail && <MailActions id={mail.id} name={name} onSent={onChanged} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function OrderNotes({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { t, moment } = useTexts('staff-orders')
  const { notes: messages } = t
  return (
    <Section title={messages.title}>
      <ul className="lines">
        {page.notes.map((note) => (
          <li key={note.id}>
            {note.text}
            <small>{[moment(note.at), note.by].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
      <ActionForm
        key={page.notes.length}
        action={orders.note}
        fixed={{ id: String(page.order.number) }}
        wrong={{ note: messages.empty }}
        done={messages.saved}
        onChanged={onChanged}
      >
        {(busy) => (
          <>
            <InputField name="note" label={messages.label} hint={messages.hint} />
            <Row>
              <Button type="submit" aria-disabled={busy}>
                {messages.save}
              </Button>
            </Row>
          </>
        )}
      </ActionForm>
    </Section>
  )
}
