import { useNavigate } from 'react-router'
import type { StaffVoucher } from '#features/voucher/staff/staff-voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { BackLink } from '../back-link.tsx'
import { ErrorState, isNotThere } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import { CodeField } from './code-field.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { VoucherActions } from './voucher-actions.tsx'
import { VoucherLedger } from './voucher-ledger.tsx'
import { VoucherMeter } from './voucher-meter.tsx'
import { VoucherStanding } from './voucher-standing.tsx'
import styles from './vouchers.module.css'

/** One voucher, for staff. The code field stays above it, for the next one. */
export default function VoucherView({ id }: { id: string }) {
  const messages = useMessages('staff-vouchers')
  const navigate = useNavigate()
  const { value, problem, reload } = useLoaded<'/vouchers/:id'>(`/vouchers/${encodeURIComponent(id)}`)
  return (
    <>
      <BackLink to={staffPaths.part('vouchers')}>{messages.back}</BackLink>
      {!(problem && isNotThere(problem)) && (
        <header className={styles.head}>
          <h1>{messages.title}</h1>
        </header>
      )}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      <div className={styles.columns}>
        <div>
          <CodeField
            onSearch={(q) =>
              void navigate(`${staffPaths.part('vouchers')}&${new URLSearchParams({ filter: 'all', q })}`)
            }
          />
          {value && <Voucher voucher={value} onChanged={reload} />}
        </div>
        {value && (
          <div className={styles.side}>
            {value.standing === 'valid' && <RedeemForm key={value.id} voucher={value} onDone={reload} />}
            <VoucherActions voucher={value} onChanged={reload} />
          </div>
        )}
      </div>
    </>
  )
}

function Voucher({ voucher, onChanged }: { voucher: StaffVoucher; onChanged: () => void }) {
  const messages = useMessages('staff-vouchers')
  const language = useLanguage()
  const { lastFour, kind, level, standing, validUntil, restCents, initialCents, currency, test } = voucher
  useViewTitle(fill(messages.code, { code: lastFour }))
  const price = (cents: number) => formatPrice(language, cents, { code: currency })
  const until = fill(messages.validUntil, { day: formatDay(language, validUntil) })
  return (
    <section className={styles.voucher} aria-labelledby="gutschein">
      <header>
        <h2 id="gutschein">
          GRAT … {lastFour}{' '}
          <VoucherStanding standing={standing}>
            {standing === 'valid' ? until : messages.standings[standing]}
          </VoucherStanding>
        </h2>
        <p>
          {fill(messages.about[kind], { level: level ?? '' })}
          {test && `, ${messages.test}`}
        </p>
      </header>
      <Note voucher={voucher} />
      <p className={styles.rest}>
        <strong>{price(restCents)}</strong>
        <span>{fill(messages.left, { amount: price(initialCents) })}</span>
      </p>
      <VoucherMeter initialCents={initialCents} restCents={restCents} price={price} />
      <Facts voucher={voucher} />
      <VoucherLedger voucher={voucher} onChanged={onChanged} />
    </section>
  )
}

function Note({ voucher }: { voucher: StaffVoucher }) {
  const { notes } = useMessages('staff-vouchers')
  const language = useLanguage()
  const { standing, blockedAt, blockReason, voidedAt, replacedBy } = voucher
  const dayOf = (at: string | null) => (at ? formatDay(language, swissTime(new Date(at)).day) : '')
  if (standing === 'blocked')
    return (
      <p className={styles.note}>
        {fill(notes.blocked, { day: dayOf(blockedAt), reason: blockReason ?? '' })}
      </p>
    )
  if (standing === 'replaced')
    return (
      <p className={styles.note}>
        {fill(notes.replaced, { day: dayOf(voidedAt) })}{' '}
        {replacedBy && (
          <PageLink className="num" to={staffPaths.voucher(replacedBy.id)}>
            GRAT … {replacedBy.lastFour}
          </PageLink>
        )}
      </p>
    )
  if (standing === 'voided')
    return <p className={styles.note}>{fill(notes.voided, { day: dayOf(voidedAt) })}</p>
  if (standing === 'suspended' || standing === 'lapsed')
    return <p className={styles.note}>{notes[standing]}</p>
  return null
}

function Facts({ voucher: { order, issuedAt, replaces } }: { voucher: StaffVoucher }) {
  const { facts, order: orderText, ledger } = useMessages('staff-vouchers')
  const language = useLanguage()
  return (
    <dl className={styles.facts} aria-label={facts.label}>
      <div>
        <dt>{facts.bought}</dt>
        <dd>
          {order.name ?? (order.email ? null : facts.unknown)}
          {order.email && (
            <small>
              <a href={`mailto:${order.email}`}>{order.email}</a>
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{facts.order}</dt>
        <dd className="num">
          {order.number !== null &&
            (order.of === 'order' ? (
              <PageLink to={staffPaths.order(order.number)}>
                {fill(orderText, { number: order.number })}
              </PageLink>
            ) : (
              fill(ledger.booking, { number: order.number })
            ))}
          {order.title && <small>{order.title}</small>}
        </dd>
      </div>
      <div>
        <dt>{facts.issued}</dt>
        <dd className="num">{formatDay(language, swissTime(new Date(issuedAt)).day)}</dd>
      </div>
      {order.recipient && (
        <div>
          <dt>{facts.recipient}</dt>
          <dd>
            {order.recipient}
            {order.recipientEmail && <small>{order.recipientEmail}</small>}
          </dd>
        </div>
      )}
      {replaces && (
        <div>
          <dt>{facts.replaces}</dt>
          <dd>
            <PageLink className="num" to={staffPaths.voucher(replaces.id)}>
              GRAT … {replaces.lastFour}
            </PageLink>
          </dd>
        </div>
      )}
    </dl>
  )
}
