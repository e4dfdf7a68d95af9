import { type SeedProduct, type SeedVariant, sameInEveryLanguage, type Text, text } from './catalog-seed.ts'

const REDEEMING = {
  title: text('Einlösen', 'How to redeem', 'Utilisation', 'Come si usa'),
  description: text(
    'Der Gutschein trägt einen Code und ist zehn Jahre gültig. Er ist übertragbar: Wer den Code hat, bucht damit.',
    'The voucher carries a code and is valid for ten years. It can be passed on: anyone who has the code can book with it.',
    'Le bon porte un code et reste valable dix ans. Il est transmissible : toute personne qui a le code peut réserver.',
    'Il buono porta un codice ed è valido dieci anni. È trasferibile: chi ha il codice può prenotare.',
  ),
}

const BY_MAIL = {
  title: text('Lieferung', 'Delivery', 'Livraison', 'Consegna'),
  description: text(
    'Sofort nach der Zahlung als PDF per E-Mail, zum Weiterleiten oder Ausdrucken. Keine Versandkosten.',
    'As a PDF by e-mail right after payment, to forward or to print. No delivery charge.',
    'En PDF par e-mail dès le paiement, à transférer ou à imprimer. Sans frais de port.',
    'In PDF per e-mail subito dopo il pagamento, da inoltrare o da stampare. Senza spese di spedizione.',
  ),
}

const PDF = text('PDF per E-Mail', 'PDF by e-mail', 'PDF par e-mail', 'PDF per e-mail')

export const vouchers: SeedProduct[] = [
  courseVoucher({
    id: 'gutschein-aufbruch',
    level: 1,
    name: 'Aufbruch',
    scene: '/scenes/aufbruch.svg',
    priceInCents: 20_000,
    subtitle: text('Stufe 1, ein Tag', 'Level 1, one day', 'Niveau 1, un jour', 'Livello 1, un giorno'),
    description: text(
      'Ein Tag draussen für eine Person. Feuer machen, Wasser finden, das Gelände lesen: der erste Schritt weg vom Gewohnten.\n\nVorkenntnisse braucht es keine. Das Datum wählt, wer den Gutschein bekommt.',
      'A day outdoors for one person. Lighting a fire, finding water, reading the terrain: a first step out of the familiar.\n\nNo experience is needed. The person who receives the voucher chooses the date.',
      'Une journée dehors pour une personne. Faire du feu, trouver de l’eau, lire le terrain : le premier pas hors des habitudes.\n\nAucune expérience n’est nécessaire. La personne qui reçoit le bon choisit la date.',
      'Una giornata all’aperto per una persona. Accendere un fuoco, trovare l’acqua, leggere il terreno: il primo passo fuori dalle abitudini.\n\nNon serve esperienza. La data la sceglie chi riceve il buono.',
    ),
    duration: text('1 Tag', '1 day', '1 jour', '1 giorno'),
    related: ['feuerstahl', 'gutschein-durchhaltevermoegen', 'trinkflasche'],
  }),
  courseVoucher({
    id: 'gutschein-durchhaltevermoegen',
    level: 2,
    name: 'Durchhaltevermögen',
    scene: '/scenes/nacht.svg',
    priceInCents: 25_000,
    subtitle: text(
      'Stufe 2, zwei Tage',
      'Level 2, two days',
      'Niveau 2, deux jours',
      'Livello 2, due giorni',
    ),
    description: text(
      'Zwei Tage mit einer Nacht im Biwak, für eine Person. Schlaf und Wärme werden knapp. Dann zählt, wie man die Kräfte einteilt.\n\nDas Datum wählt, wer den Gutschein bekommt.',
      'Two days with a night in a bivouac, for one person. Sleep and warmth run short. Then it matters how you ration your strength.\n\nThe person who receives the voucher chooses the date.',
      'Deux jours avec une nuit au bivouac, pour une personne. Le sommeil et la chaleur se font rares. Il s’agit alors de ménager ses forces.\n\nLa personne qui reçoit le bon choisit la date.',
      'Due giorni con una notte in bivacco, per una persona. Sonno e calore scarseggiano. Allora conta come si dosano le forze.\n\nLa data la sceglie chi riceve il buono.',
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
    name: 'Klarer Kompass',
    scene: '/scenes/kompass.svg',
    priceInCents: 30_000,
    subtitle: text(
      'Stufe 3, zweieinhalb Tage',
      'Level 3, two and a half days',
      'Niveau 3, deux jours et demi',
      'Livello 3, due giorni e mezzo',
    ),
    description: text(
      'Zweieinhalb Tage nach Karte und Marschzahl, für eine Person. Die Route und die Entscheide gehören ihr, wir gehen mit.\n\nDas Datum wählt, wer den Gutschein bekommt.',
      'Two and a half days by map and bearing, for one person. They choose the route and make the decisions; we come along.\n\nThe person who receives the voucher chooses the date.',
      'Deux jours et demi à la carte et à l’azimut, pour une personne. L’itinéraire et les décisions lui reviennent, nous l’accompagnons.\n\nLa personne qui reçoit le bon choisit la date.',
      'Due giorni e mezzo con carta e azimut, per una persona. L’itinerario e le decisioni sono suoi, noi la accompagniamo.\n\nLa data la sceglie chi riceve il buono.',
    ),
    duration: text('2½ Tage', '2½ days', '2½ jours', '2½ giorni'),
    related: ['peilkompass', 'feldbuch', 'gutschein-wert'],
  }),
  {
    id: 'gutschein-wert',
    type: 'voucher_value',
    title: text('Wertgutschein', 'Monetary voucher', 'Bon d’achat', 'Buono acquisto'),
    subtitle: text(
      'Für Kurse und Team-Events',
      'For courses and team events',
      'Pour les stages et les sorties d’équipe',
      'Per corsi e uscite di squadra',
    ),
    description: text(
      'Ein Betrag statt einer Richtung. Er gilt für Survival-Trainings und Team-Events, die auf dieser Website gebucht werden. Im Shop gilt er nicht. Was übrig bleibt, bleibt auf dem Gutschein.',
      'An amount instead of a direction. It is good for survival courses and team events booked on this website. It is not accepted in the shop. What is left over stays on the voucher.',
      'Un montant plutôt qu’une direction. Il vaut pour les stages de survie et les sorties d’équipe réservés sur ce site. Il n’est pas accepté dans la boutique. Le solde reste sur le bon.',
      'Un importo invece di una direzione. Vale per i corsi di sopravvivenza e le uscite di squadra prenotati su questo sito. Nel negozio non è accettato. Ciò che avanza resta sul buono.',
    ),
    thumbnail: '/scenes/posten.svg',
    media: ['/scenes/posten.svg'],
    collection: 'gutscheine',
    lowestPriceFirst: true,
    option: { id: 'gutschein-wert-betrag', title: text('Betrag', 'Amount', 'Montant', 'Importo') },
    variants: [100, 200, 300, 500].map(valueVariant),
    info: [REDEEMING, BY_MAIL],
    related: ['gutschein-aufbruch', 'gutschein-durchhaltevermoegen', 'gutschein-klarer-kompass'],
    metadata: {
      name: text('Wert', 'Value', 'Valeur', 'Valore'),
      scene: '/scenes/posten.svg',
      facts: [validity()],
    },
  },
]

interface CourseVoucher extends Pick<SeedProduct, 'id' | 'subtitle' | 'description' | 'related'> {
  level: 1 | 2 | 3
  /** Levels keep their German names. */
  name: string
  scene: string
  priceInCents: number
  duration: Text
}

function courseVoucher(voucher: CourseVoucher): SeedProduct {
  const { id, level, name, scene, priceInCents, subtitle, description, duration, related } = voucher
  return {
    id,
    type: 'voucher_course',
    level,
    title: text(`Gutschein ${name}`, `${name} voucher`, `Bon cadeau ${name}`, `Buono regalo ${name}`),
    subtitle,
    description,
    thumbnail: scene,
    media: [scene],
    collection: 'gutscheine',
    variants: [{ id: `${id}-pdf`, title: PDF, sku: `GS-${level}`, priceInCents }],
    info: [REDEEMING, BY_MAIL],
    related,
    metadata: {
      name,
      scene,
      facts: [
        { label: text('Stufe', 'Level', 'Niveau', 'Livello'), value: `${level}, ${name}` },
        { label: text('Dauer', 'Duration', 'Durée', 'Durata'), value: duration },
        {
          label: text('Gilt für', 'Good for', 'Valable pour', 'Vale per'),
          value: text('1 Person', '1 person', '1 personne', '1 persona'),
        },
        validity(),
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

function validity() {
  return {
    label: text('Gültig', 'Valid for', 'Validité', 'Validità'),
    value: text('10 Jahre', '10 years', '10 ans', '10 anni'),
  }
}
