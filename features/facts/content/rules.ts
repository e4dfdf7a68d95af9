import type { Language } from '#i18n/languages.ts'
import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { RETENTION } from '#features/privacy/content/retention.ts'
import { FIRST_VOUCHER_YEARS, yearsText } from '#features/voucher/content/voucher-years.ts'

/**
 * What applies, each rule as one sentence or two for every page, mail and document that states it: texts of pages
 * and `i18n/texts` contain `{rule:name}` (see `fill-facts.ts`), other texts call `ruleText`. The terms say the same.
 */
const RULES = {
  answer: {
    de: 'Wir antworten innert 24 Stunden.',
    en: 'We reply within 24 hours.',
    fr: 'Nous répondons dans les 24 heures.',
    it: 'Rispondiamo entro 24 ore.',
  },
  noObligation: {
    de: 'Die Anfrage ist unverbindlich und kostet nichts.',
    en: 'Your enquiry is free and without obligation.',
    fr: 'La demande est gratuite et sans engagement.',
    it: 'La richiesta è gratuita e senza impegno.',
  },
  weather: {
    de: 'Regen und Kälte gehören dazu. Bei Warnung vor Sturm, Gewitter, Hochwasser oder Lawinen verschieben wir. Sie wählen: das neue Datum oder Ihr Geld zurück.',
    en: 'Rain and cold are part of it. If there is a warning of gales, thunderstorms, floods or avalanches, we postpone. The choice is yours: the new date or your money back.',
    fr: 'La pluie et le froid font partie de l’expérience. En cas d’alerte à la tempête, aux orages, aux crues ou aux avalanches, nous reportons la date. Vous choisissez\u202f: la nouvelle date ou le remboursement.',
    it: 'Pioggia e freddo fanno parte dell’esperienza. In caso di allerta per tempesta, temporali, piene o valanghe rinviamo. Sceglie Lei: la nuova data o il rimborso.',
  },
  fireBan: {
    de: 'Bei einem Feuerverbot arbeiten wir ohne Flamme, und das Essen kommt warm aus der Kanne.',
    en: 'If open fires are banned, we work without a flame and the food comes hot from a flask.',
    fr: 'En cas d’interdiction de faire du feu, nous travaillons sans flamme et le repas chaud arrive dans des thermos.',
    it: 'In caso di divieto di accendere fuochi lavoriamo senza fiamma e il pasto caldo arriva nei thermos.',
  },
  /** The event whose content is the fire. */
  fireBanFocus: {
    de: 'Bei einem Feuerverbot verschieben wir Feuer & Fokus. Sie wählen: das neue Datum oder Ihr Geld zurück.',
    en: 'If open fires are banned, we postpone Feuer & Fokus (Fire & Focus). The choice is yours: the new date or your money back.',
    fr: 'En cas d’interdiction de faire du feu, nous reportons Feuer & Fokus (Feu et concentration). Vous choisissez\u202f: la nouvelle date ou le remboursement.',
    it: 'In caso di divieto di accendere fuochi rinviamo Feuer & Fokus (Fuoco e concentrazione). Sceglie Lei: la nuova data o il rimborso.',
  },
  cancellation: {
    de: 'Bis {freeDays} Tage vor Beginn können Sie kostenlos umbuchen oder stornieren. Danach fallen bis {partDays} Tage vor Beginn {partPercent} % des Preises an, später der ganze Preis.',
    en: 'Up to {freeDays} days before the start you can change the date or cancel free of charge. After that, the fee is {partPercent}% of the price up to {partDays} days before the start, and the full price from then on.',
    fr: 'Jusqu’à {freeDays} jours avant le début, vous changez de date ou annulez sans frais. Ensuite, {partPercent}\u00a0% du prix sont dus jusqu’à {partDays} jours avant le début, puis le prix entier.',
    it: 'Fino a {freeDays} giorni prima dell’inizio può cambiare data o annullare senza spese. In seguito, fino a {partDays} giorni prima dell’inizio è dovuto il {partPercent}\u00a0% del prezzo, poi il prezzo intero.',
  },
  substitute: {
    de: 'Eine Ersatzperson dürfen Sie jederzeit schicken, ohne Kosten.',
    en: 'You can send someone else in your place at any time, at no cost.',
    fr: 'Vous pouvez envoyer une autre personne à votre place à tout moment, sans frais.',
    it: 'Può mandare un’altra persona al Suo posto in qualsiasi momento, senza spese.',
  },
  illness: {
    de: 'Bei Krankheit oder Unfall mit ärztlichem Zeugnis finden wir ein neues Datum.',
    en: 'If you are ill or injured and have a medical certificate, we find a new date.',
    fr: 'En cas de maladie ou d’accident attesté par un certificat médical, nous trouvons une nouvelle date.',
    it: 'In caso di malattia o infortunio con certificato medico troviamo una nuova data.',
  },
  replacement: {
    de: 'Stornieren Sie zu spät und rückt jemand von der Warteliste auf Ihren Platz nach, erhalten Sie die Stornogebühr für diesen Platz zurück.',
    en: 'If you cancel too late and somebody from the waiting list takes your place, you get the cancellation fee for that place back.',
    fr: 'Si vous annulez trop tard et que quelqu’un de la liste d’attente prend votre place, les frais d’annulation de cette place vous sont rendus.',
    it: 'Se annulla troppo tardi e qualcuno della lista d’attesa prende il Suo posto, riceve indietro le spese di annullamento di quel posto.',
  },
  calledOff: {
    de: 'Sagen wir ab, wählen Sie: ein neues Datum oder den vollen Betrag zurück.',
    en: 'If we call an event off, the choice is yours: a new date or the full amount back.',
    fr: 'Si nous annulons, vous choisissez\u202f: une nouvelle date ou le remboursement intégral.',
    it: 'Se annulliamo noi, sceglie Lei: una nuova data o il rimborso completo.',
  },
  voucherDelivery: {
    de: 'Der Gutschein kommt nach der Zahlung als PDF per E-Mail, meist innert weniger Minuten.',
    en: 'The voucher arrives by e-mail as a PDF once you have paid, usually within a few minutes.',
    fr: 'Le bon arrive par e-mail en PDF après le paiement, le plus souvent en quelques minutes.',
    it: 'Il buono arriva per e-mail in PDF dopo il pagamento, di solito in pochi minuti.',
  },
  voucherUse: {
    de: 'Ein Wertgutschein gilt für Kurse, Team-Events und Waren im Shop, nicht für weitere Gutscheine. Ein Rest bleibt unter demselben Code gültig.',
    en: 'A gift voucher for an amount is good for courses, team events and goods in the shop, but not for other vouchers. Any balance stays valid under the same code.',
    fr: 'Un bon d’achat est valable pour les stages, les sorties d’équipe et les articles de la boutique, mais pas pour d’autres bons. Le solde reste valable sous le même code.',
    it: 'Un buono acquisto è valido per i corsi, le uscite per team e gli articoli dello shop, ma non per altri buoni. Il resto rimane valido con lo stesso codice.',
  },
  voucherValidity: {
    de: 'Gutscheine gelten {voucherYears} ab Ausstellung. Der letzte Tag steht auf dem Gutschein.',
    en: 'Vouchers are valid for {voucherYears} from the date of issue. The last day is printed on the voucher.',
    fr: 'Les bons cadeaux sont valables {voucherYears} dès leur émission. Le dernier jour figure sur le bon.',
    it: 'I buoni regalo sono validi {voucherYears} dall’emissione. L’ultimo giorno è indicato sul buono.',
  },
  deliveryArea: {
    de: 'Wir liefern an Adressen in der Schweiz und in Liechtenstein. Der Versand ist im Preis inbegriffen.',
    en: 'We deliver to addresses in Switzerland and Liechtenstein. Delivery is included in the price.',
    fr: 'Nous livrons en Suisse et au Liechtenstein. La livraison est comprise dans le prix.',
    it: 'Consegniamo a indirizzi in Svizzera e nel Liechtenstein. La spedizione è inclusa nel prezzo.',
  },
  healthData: {
    de: 'Das lesen nur die Personen bei uns, die Ihre Buchung bearbeiten oder den Anlass leiten. Wir löschen es spätestens {noteMonths} Monate nach dem Anlass.',
    en: 'Only those of us who handle your booking or lead the event read this. We delete it no later than {noteMonths} months after the event.',
    fr: 'Seules les personnes qui traitent votre réservation ou qui encadrent l’activité le lisent. Nous l’effaçons au plus tard {noteMonths} mois après l’activité.',
    it: 'Queste indicazioni le leggono solo le persone che gestiscono la Sua prenotazione o che guidano l’attività. Le cancelliamo al più tardi {noteMonths} mesi dopo l’evento.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type RuleName = keyof typeof RULES

const [FREE, PART] = BOOKING_TERMS.cancellation

/** Figures come from `booking-terms.ts` and `retention.ts`, which the code obeys. */
const FIGURES: Readonly<Record<string, number>> = {
  freeDays: FREE.untilDays,
  partDays: PART.untilDays,
  partPercent: PART.feePercent,
  noteMonths: RETENTION.participants.period.months,
  decisionDays: BOOKING_TERMS.decisionDays,
  invoiceDays: BOOKING_TERMS.invoiceDays,
  refundDays: BOOKING_TERMS.refundDays,
}

export function ruleText(
  language: Language,
  name: RuleName,
  { voucherYears = FIRST_VOUCHER_YEARS }: { voucherYears?: number } = {},
): string {
  return RULES[name][language].replace(/\{(\w+)\}/g, (_place, figure: string) =>
    figure === 'voucherYears' ? yearsText(language, voucherYears, 'words') : figureOf(figure),
  )
}

/** Throws for a figure that does not exist. */
export function figureOf(name: string): string {
  const figure = FIGURES[name]
  if (figure === undefined) throw new Error(`No figure is called "${name}"`)
  return String(figure)
}

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(RULES, name)
}
