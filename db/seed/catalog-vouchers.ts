import { serviceName } from '#content/service-name.ts'
import type { FirstCourseId } from '#content/services.ts'
import { COMMON_MESSAGES } from '#i18n/common-messages.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import {
  inEveryLanguage,
  paragraphs,
  ruleInEveryLanguage,
  type SeedProduct,
  type SeedVariant,
  sameInEveryLanguage,
  type Text,
  text,
} from './catalog-seed.ts'

const REDEEMING = {
  title: text('Einlösen', 'How to redeem', 'Utilisation', 'Come si usa'),
  description: text(
    'Bei der Buchung auf dieser Website den Code eingeben. Der Gutschein ist übertragbar: Wer den Code hat, bucht damit.',
    'Enter the code when you book on this website. The voucher is transferable: anyone who has the code can book with it.',
    'Saisissez le code lors de la réservation sur ce site. Le bon est transmissible\u202f: toute personne qui a le code peut réserver.',
    'Inserisca il codice quando prenota su questo sito. Il buono è trasferibile: chi ha il codice può prenotare.',
  ),
}

/** Of a value voucher. */
const SPENDING = {
  title: REDEEMING.title,
  description: text(
    'Beim Buchen auf dieser Website oder im Warenkorb den Code eingeben. Der Gutschein ist übertragbar: Wer den Code hat, löst ihn ein.',
    'Enter the code when you book on this website, or in the cart. The voucher is transferable: anyone who has the code can redeem it.',
    'Saisissez le code lors de la réservation sur ce site ou dans le panier. Le bon est transmissible\u202f: toute personne qui a le code peut l’utiliser.',
    'Inserisca il codice quando prenota su questo sito o nel carrello. Il buono è trasferibile: chi ha il codice può usarlo.',
  ),
}

const BY_MAIL = {
  title: text('Lieferung', 'Delivery', 'Livraison', 'Consegna'),
  description: ruleInEveryLanguage('voucherDelivery'),
}

const TITLES: Text = {
  de: 'Kursgutschein {name}',
  en: '{name} course voucher',
  fr: 'Bon cadeau {name}',
  it: 'Buono regalo {name}',
}

/** The selling sentence of course vouchers, and who chooses. */
const CHOICE = text(
  'Das Datum wählt, wer den Gutschein bekommt. Er gilt auch, wenn der Kurs inzwischen mehr kostet.',
  'The person who gets the voucher chooses the date. It’s good for the course even if the course costs more by then.',
  'La personne qui reçoit le bon choisit la date. Il reste valable même si le stage coûte plus cher entre-temps.',
  'La data la sceglie chi riceve il buono. È valido anche se nel frattempo il corso costa di più.',
)

const PDF = text('PDF per E-Mail', 'PDF by e-mail', 'PDF par e-mail', 'PDF per e-mail')

export const vouchers: SeedProduct[] = [
  courseVoucher({
    id: 'gutschein-aufbruch',
    level: 1,
    course: 'aufbruch',
    scene: '/scenes/aufbruch.svg',
    priceInCents: 20_000,
    subtitle: text('Stufe 1, ein Tag', 'Level 1, one day', 'Niveau 1, un jour', 'Livello 1, un giorno'),
    description: text(
      'Ein Tag draussen für eine Person: Feuer machen ohne Feuerzeug, Wasser aufbereiten, sich mit der Karte zurechtfinden. Vorkenntnisse braucht es keine, ab 16 Jahren.',
      'A day outdoors for one person: making fire without a lighter, treating water, finding the way with a map. No experience needed, from age 16.',
      'Une journée dehors pour une personne\u202f: faire du feu sans briquet, rendre l’eau potable, s’orienter avec la carte. Aucune expérience nécessaire, dès 16 ans.',
      'Una giornata all’aperto per una persona: accendere il fuoco senza accendino, trattare l’acqua, orientarsi con la carta. Non serve esperienza, dai 16 anni.',
    ),
    duration: text('1 Tag', '1 day', '1 jour', '1 giorno'),
    related: ['feuerstahl', 'gutschein-durchhaltevermoegen', 'trinkflasche'],
  }),
  courseVoucher({
    id: 'gutschein-durchhaltevermoegen',
    level: 2,
    course: 'durchhaltevermoegen',
    scene: '/scenes/nacht.svg',
    priceInCents: 25_000,
    subtitle: text(
      'Stufe 2, zwei Tage',
      'Level 2, two days',
      'Niveau 2, deux jours',
      'Livello 2, due giorni',
    ),
    description: text(
      'Zwei Tage mit einer Nacht unter der Plane, für eine Person: ein Lager bauen, warm bleiben, die Kräfte einteilen und müde gut entscheiden. Ab 18 Jahren. Wer noch nie Feuer gemacht hat, beginnt besser mit Stufe 1.',
      'Two days with a night under a tarp, for one person: building a camp, staying warm, pacing yourself and deciding well when you’re tired. From age 18. If you’ve never made a fire, start with level 1.',
      'Deux jours avec une nuit sous la bâche, pour une personne\u202f: monter un camp, rester au chaud, ménager ses forces et bien décider quand la fatigue est là. Dès 18 ans. Pour qui n’a jamais fait de feu, mieux vaut commencer par le niveau 1.',
      'Due giorni con una notte sotto il telo, per una persona: allestire un campo, restare al caldo, dosare le forze e decidere bene anche da stanchi. Dai 18 anni. Chi non ha mai acceso un fuoco cominci dal livello 1.',
    ),
    duration: text(
      '2 Tage mit Biwak',
      '2 days with a bivouac',
      '2 jours avec bivouac',
      '2 giorni con bivacco',
    ),
    related: ['plane', 'gutschein-klarer-kompass', 'feuerstahl'],
  }),
  courseVoucher({
    id: 'gutschein-klarer-kompass',
    level: 3,
    course: 'klarer-kompass',
    scene: '/scenes/kompass.svg',
    priceInCents: 30_000,
    subtitle: text(
      'Stufe 3, zweieinhalb Tage',
      'Level 3, two and a half days',
      'Niveau 3, deux jours et demi',
      'Livello 3, due giorni e mezzo',
    ),
    description: text(
      'Zweieinhalb Tage nach Karte und Marschzahl, für eine Person mit Erfahrung draussen. Die Route und die Entscheide gehören ihr, wir gehen mit. Ab 18 Jahren.',
      'Two and a half days by map and bearing, for one person with outdoor experience. They choose the route and make the decisions; we come along. From age 18.',
      'Deux jours et demi à la carte et à l’azimut, pour une personne qui a l’expérience du terrain. L’itinéraire et les décisions lui reviennent, nous l’accompagnons. Dès 18 ans.',
      'Due giorni e mezzo con carta e azimut, per una persona con esperienza all’aperto. L’itinerario e le decisioni sono suoi, noi la accompagniamo. Dai 18 anni.',
    ),
    duration: text('2½ Tage', '2½ days', '2½ jours', '2½ giorni'),
    related: ['peilkompass', 'feldbuch', 'gutschein-wert'],
  }),
  {
    id: 'gutschein-wert',
    type: 'voucher_value',
    title: text('Wertgutschein', 'Gift voucher for an amount', 'Bon d’achat', 'Buono acquisto'),
    subtitle: text(
      'Für Kurse, Team-Events und den Shop',
      'For courses, team events and the shop',
      'Pour les stages, les sorties d’équipe et la boutique',
      'Per corsi, uscite per team e lo shop',
    ),
    description: paragraphs(
      text(
        'Sie wählen den Betrag. Wer den Gutschein bekommt, wählt Kurs oder Team-Event und das Datum.',
        'You choose the amount. The person who gets it chooses the course or team event, and the date.',
        'Vous choisissez le montant. La personne qui reçoit le bon choisit le stage ou la sortie d’équipe, et la date.',
        'Lei sceglie l’importo. Chi riceve il buono sceglie il corso o l’uscita per team, e la data.',
      ),
      ruleInEveryLanguage('voucherUse'),
    ),
    thumbnail: '/scenes/posten.svg',
    media: ['/scenes/posten.svg'],
    collection: 'gutscheine',
    lowestPriceFirst: true,
    option: { id: 'gutschein-wert-betrag', title: text('Betrag', 'Amount', 'Montant', 'Importo') },
    variants: [100, 200, 300, 500].map(valueVariant),
    info: [SPENDING, BY_MAIL],
    related: ['gutschein-aufbruch', 'gutschein-durchhaltevermoegen', 'gutschein-klarer-kompass'],
    metadata: {
      name: text('Wert', 'Value', 'Valeur', 'Valore'),
      scene: '/scenes/posten.svg',
    },
  },
]

interface CourseVoucher extends Pick<SeedProduct, 'id' | 'subtitle' | 'description' | 'related'> {
  level: 1 | 2 | 3
  course: FirstCourseId
  scene: string
  priceInCents: number
  duration: Text
}

/** With its gloss, without soft hyphens, which an address or a file name would keep. */
function nameIn(language: Language, course: FirstCourseId): string {
  return serviceName(COMMON_MESSAGES[language], course).replaceAll('\u00ad', '')
}

function courseVoucher(voucher: CourseVoucher): SeedProduct {
  const { id, level, course, scene, priceInCents, subtitle, description, duration, related } = voucher
  return {
    id,
    type: 'voucher_course',
    level,
    title: inEveryLanguage((language) => fill(TITLES[language], { name: nameIn(language, course) })),
    subtitle,
    description: paragraphs(description, CHOICE),
    thumbnail: scene,
    media: [scene],
    collection: 'gutscheine',
    variants: [{ id: `${id}-pdf`, title: PDF, sku: `GS-${level}`, priceInCents }],
    info: [REDEEMING, BY_MAIL],
    related,
    metadata: {
      name: inEveryLanguage((language) => nameIn(language, course)),
      scene,
      facts: [
        {
          label: text('Stufe', 'Level', 'Niveau', 'Livello'),
          value: inEveryLanguage((language) => `${level}, ${nameIn(language, course)}`),
        },
        { label: text('Dauer', 'Duration', 'Durée', 'Durata'), value: duration },
        {
          label: text('Gilt für', 'Good for', 'Valable pour', 'Vale per'),
          value: text('1 Person', '1 person', '1 personne', '1 persona'),
        },
      ],
    },
  }
}

function valueVariant(francs: number): SeedVariant {
  return {
    id: `gutschein-wert-${francs}`,
    title: sameInEveryLanguage(`CHF ${francs}`),
    sku: `GW-${francs}`,
    priceInCents: francs * 100,
    optionValue: sameInEveryLanguage(`CHF ${francs}`),
  }
}
