import { fill, formatPrice } from '#i18n/format.ts'
import { formatMoment, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { PlanChoice, PlanView } from './plan-b.ts'

interface PlanTexts {
  /** {from}, {to}: days. */
  moved: string
  /** {until}, {choices} */
  choose: string
  or: string
  choices: Record<PlanChoice, string>
  /** In place of a refund where nothing was paid. */
  leave: string
  /** What happens without an answer; {until}. */
  silent: { new_date: string; refund: string }
  /** {amount}: what money back means. */
  money: string
  /** {amount}: what is returned to the voucher used for payment. */
  onVoucher: string
  final: string
}

/** What guests read of their choice, in mails and on the page of the booking. */
const planTexts: Record<Language, PlanTexts> = {
  de: {
    moved: 'Verschoben von {from} auf {to}.',
    choose: 'Wählen können Sie bis {until}: {choices}.',
    or: ' oder ',
    choices: {
      new_date: 'das neue Datum',
      other_date: 'ein anderes Datum mit freien Plätzen',
      voucher: 'einen Gutschein über den bezahlten Betrag',
      refund: 'Ihr Geld zurück',
    },
    leave: 'die Buchung ohne Kosten aufheben',
    silent: {
      new_date: 'Hören wir nichts, bleiben Sie am neuen Datum gebucht.',
      refund: 'Hören wir nichts, heben wir die Buchung auf und erstatten, was Sie bezahlt haben.',
    },
    money: 'Geld zurück heisst: {amount}, mit demselben Zahlungsmittel.',
    onVoucher:
      'Was Sie mit einem Gutschein bezahlt haben ({amount}), gilt auf ihm wieder, sobald die Buchung aufgehoben ist.',
    final: 'Ein Datum können Sie bis dahin wieder ändern; Gutschein und Geld zurück sind endgültig.',
  },
  en: {
    moved: 'Postponed from {from} to {to}.',
    choose: 'You can choose until {until}: {choices}.',
    or: ' or ',
    choices: {
      new_date: 'the new date',
      other_date: 'another date with free places',
      voucher: 'a voucher for the amount you paid',
      refund: 'your money back',
    },
    leave: 'release the booking free of charge',
    silent: {
      new_date: 'If we hear nothing, you stay booked on the new date.',
      refund: 'If we hear nothing, we release the booking and refund what you paid.',
    },
    money: 'Money back means {amount}, by the same means of payment.',
    onVoucher: 'What you paid by voucher ({amount}) is good on it again once the booking is released.',
    final: 'You can change a date again until then; a voucher and your money back are final.',
  },
  fr: {
    moved: 'Reporté du {from} au {to}.',
    choose: 'Vous pouvez choisir jusqu’au {until}\u202f: {choices}.',
    or: ' ou ',
    choices: {
      new_date: 'la nouvelle date',
      other_date: 'une autre date avec des places libres',
      voucher: 'un bon du montant payé',
      refund: 'votre argent en retour',
    },
    leave: 'lever la réservation sans frais',
    silent: {
      new_date: 'Sans nouvelles de votre part, vous restez inscrit à la nouvelle date.',
      refund:
        'Sans nouvelles de votre part, nous levons la réservation et remboursons ce que vous avez payé.',
    },
    money: 'Le remboursement s’élève à {amount}, par le même moyen de paiement.',
    onVoucher:
      'Ce que vous avez payé avec un bon ({amount}) y redevient valable dès que la réservation est levée.',
    final: 'D’ici là, vous pouvez encore changer de date\u202f; le bon et le remboursement sont définitifs.',
  },
  it: {
    moved: 'Rinviato da {from} a {to}.',
    choose: 'Può scegliere fino a {until}: {choices}.',
    or: ' o ',
    choices: {
      new_date: 'la nuova data',
      other_date: 'un’altra data con posti liberi',
      voucher: 'un buono dell’importo pagato',
      refund: 'il Suo denaro indietro',
    },
    leave: 'sciogliere la prenotazione senza spese',
    silent: {
      new_date: 'Se non riceviamo risposta, resta prenotato alla nuova data.',
      refund: 'Se non riceviamo risposta, sciogliamo la prenotazione e rimborsiamo quanto ha pagato.',
    },
    money: 'Il rimborso è di {amount}, con lo stesso mezzo di pagamento.',
    onVoucher:
      'Quanto ha pagato con un buono ({amount}) torna valido sul buono appena la prenotazione è sciolta.',
    final: 'Fino ad allora può ancora cambiare data; il buono e il rimborso sono definitivi.',
  },
}

/** What this guest may choose: a voucher only when money would become one. */
function choicesFor({ choices, moneyCents }: PlanView) {
  return choices.filter((choice) => choice !== 'voucher' || moneyCents > 0)
}

/** From which day to which; empty unless it is the event that was put off. */
export function planDays(
  language: Language,
  { kind, startedLocal, newEventId }: PlanView,
  event: { id: string; firstDay: string },
) {
  const was = startedLocal.slice(0, 10)
  if (kind !== 'postponed' || event.id !== newEventId || event.firstDay === was) return ''
  return fill(planTexts[language].moved, {
    from: formatWeekdayAndDay(language, was),
    to: formatWeekdayAndDay(language, event.firstDay),
  })
}

/** Deadline, choices, what they mean, and the default; empty once it is over. */
export function planSentences(language: Language, plan: PlanView) {
  if (!plan.isOpen) return []
  const texts = planTexts[language]
  const { moneyCents, onVoucherCents } = plan
  const francs = (cents: number) => formatPrice(language, cents)
  const names = choicesFor(plan).map((choice) =>
    choice === 'refund' && moneyCents === 0 ? texts.leave : texts.choices[choice],
  )
  const last = names.at(-1) ?? ''
  const choices = names.length > 1 ? names.slice(0, -1).join(', ') + texts.or + last : last
  return [
    fill(texts.choose, { until: formatMoment(language, swissTime(new Date(plan.until))), choices }),
    moneyCents > 0 ? fill(texts.money, { amount: francs(moneyCents) }) : '',
    onVoucherCents > 0 ? fill(texts.onVoucher, { amount: francs(onVoucherCents) }) : '',
    texts.silent[plan.byDefault],
    texts.final,
  ].filter(Boolean)
}
