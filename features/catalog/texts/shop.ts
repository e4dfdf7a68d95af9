import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Shop und Gutscheine – Gratweg',
      en: 'Shop and vouchers – Gratweg',
      fr: 'Boutique et bons cadeaux – Gratweg',
      it: 'Shop e buoni regalo – Gratweg',
    },
    description: {
      de: 'Gutscheine für Survival-Kurse, Wertgutscheine und Ausrüstung. Preise in CHF, Versand inbegriffen.',
      en: 'Vouchers for survival courses, gift vouchers for an amount, and gear. Prices in CHF, delivery included.',
      fr: 'Bons cadeaux pour les stages de survie, bons d’achat et matériel. Prix en CHF, livraison comprise.',
      it: 'Buoni regalo per i corsi di sopravvivenza, buoni acquisto e attrezzatura. Prezzi in CHF, spedizione inclusa.',
    },
  },
  title: { de: 'Shop', en: 'Shop', fr: 'Boutique', it: 'Shop' },
  lead: {
    de: 'Gutscheine zum Verschenken, für Survival-Kurse und Team-Events, dazu die wenigen Dinge, die wir draussen selber dabeihaben.',
    en: 'Vouchers to give as a present, for survival courses and team events, and the few things we carry outdoors ourselves.',
    fr: 'Des bons à offrir, pour les stages de survie et les sorties d’équipe, et les quelques objets que nous emportons nous-mêmes.',
    it: 'Buoni da regalare, per i corsi di sopravvivenza e le uscite per team, e le poche cose che portiamo con noi all’aperto.',
  },
  filterLabel: { de: 'Sortiment', en: 'Range', fr: 'Assortiment', it: 'Assortimento' },
  all: { de: 'Alles', en: 'Everything', fr: 'Tout', it: 'Tutto' },
  sort: {
    label: { de: 'Sortieren', en: 'Sort by', fr: 'Trier par', it: 'Ordinare per' },
    recommended: { de: 'Empfohlen', en: 'Recommended', fr: 'Recommandés', it: 'Consigliati' },
    priceAscending: {
      de: 'Preis aufsteigend',
      en: 'Price, low to high',
      fr: 'Prix croissant',
      it: 'Prezzo crescente',
    },
    priceDescending: {
      de: 'Preis absteigend',
      en: 'Price, high to low',
      fr: 'Prix décroissant',
      it: 'Prezzo decrescente',
    },
    name: { de: 'Name', en: 'Name', fr: 'Nom', it: 'Nome' },
  },
  count: {
    one: { de: '{n} Produkt', en: '{n} product', fr: '{n} produit', it: '{n} prodotto' },
    other: { de: '{n} Produkte', en: '{n} products', fr: '{n} produits', it: '{n} prodotti' },
  },
  courseVouchers: {
    de: 'Kursgutscheine',
    en: 'Course vouchers',
    fr: 'Bons pour un stage',
    it: 'Buoni per un corso',
  },
  levelTest: {
    de: 'Welche Stufe passt?',
    en: 'Which level fits?',
    fr: 'Quel niveau convient\u202f?',
    it: 'Quale livello è adatto?',
  },
  gear: { de: 'Ausrüstung', en: 'Gear', fr: 'Matériel', it: 'Attrezzatura' },
  delivery: {
    de: '{rule:deliveryArea} {rule:voucherDelivery}',
    en: '{rule:deliveryArea} {rule:voucherDelivery}',
    fr: '{rule:deliveryArea} {rule:voucherDelivery}',
    it: '{rule:deliveryArea} {rule:voucherDelivery}',
  },
  empty: {
    title: {
      de: 'Hier liegt gerade nichts.',
      en: 'Nothing here just now.',
      fr: 'Rien ici pour l’instant.',
      it: 'Qui al momento non c’è nulla.',
    },
    text: {
      de: 'In dieser Auswahl ist im Moment kein Produkt. Schauen Sie in die anderen Rubriken.',
      en: 'There’s no product in this selection at the moment. Have a look in the other categories.',
      fr: 'Cette sélection ne contient aucun produit en ce moment. Regardez dans les autres rubriques.',
      it: 'In questa selezione al momento non c’è alcun prodotto. Guardi nelle altre rubriche.',
    },
    link: { de: 'Alles zeigen', en: 'Show everything', fr: 'Tout afficher', it: 'Mostrare tutto' },
  },
  failure: {
    title: {
      de: 'Der Shop antwortet nicht.',
      en: 'The shop isn’t responding.',
      fr: 'La boutique ne répond pas.',
      it: 'Lo shop non risponde.',
    },
    text: {
      de: 'Die Produkte konnten nicht geladen werden. Ihr Warenkorb ist unverändert.',
      en: 'The products couldn’t be loaded. Your basket is unchanged.',
      fr: 'Les produits n’ont pas pu être chargés. Votre panier est inchangé.',
      it: 'Non è stato possibile caricare i prodotti. Il Suo carrello è invariato.',
    },
    retry: { de: 'Erneut versuchen', en: 'Try again', fr: 'Réessayer', it: 'Riprovare' },
  },
})
